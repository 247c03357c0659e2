/// The client of the host: one script, concatenated from the files in `Resources/Client`.
enum BrowserClient {
    static let script: [UInt8] =
        Array("\"use strict\";\n(() => {\n".utf8)
        + PackageResources.tree_js
        + PackageResources.messages_js
        + PackageResources.connection_js
        + PackageResources.events_js
        + Array("})();\n".utf8)
}
