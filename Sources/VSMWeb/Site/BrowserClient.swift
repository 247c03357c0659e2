/// The client of the host: one script, concatenated from the files in `Resources/Client`.
enum BrowserClient {
    static let script =
        Array("\"use strict\";\n(() => {\n".utf8) + parts.flatMap(withoutComments) + Array("})();\n".utf8)

    /// A file without its comments and its indentation, which are a third of what a browser would load.
    ///
    /// In these files, comments stand on lines of their own, and no text has several lines.
    static func withoutComments(_ source: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        var isInComment = false
        for line in source.split(separator: UInt8(ascii: "\n")) {
            let code = line.drop { $0 == UInt8(ascii: " ") }
            if code.starts(with: "/*".utf8) { isInComment = true }
            if !isInComment, !code.starts(with: "//".utf8) {
                output += code
                output.append(UInt8(ascii: "\n"))
            }
            if code.suffix(2).elementsEqual("*/".utf8) { isInComment = false }
        }
        return output
    }

    /// The files in an order in which each finds what it uses while it is loaded; in functions, they use each other freely.
    static let parts: [[UInt8]] = [
        PackageResources.markup_js,
        PackageResources.tree_js,
        PackageResources.patches_js,
        PackageResources.messages_js,
        PackageResources.focus_js,
        PackageResources.identity_js,
        PackageResources.succession_js,
        PackageResources.widgets_js,
        PackageResources.choices_js,
        PackageResources.fields_js,
        PackageResources.storage_js,
        PackageResources.notice_js,
        PackageResources.room_js,
        PackageResources.status_js,
        PackageResources.heartbeat_js,
        PackageResources.loading_js,
        PackageResources.undone_js,
        PackageResources.memory_js,
        PackageResources.connection_js,
        PackageResources.takeover_js,
        PackageResources.events_js,
        PackageResources.scrolling_js,
        PackageResources.navigation_js,
        PackageResources.start_js,
    ]
}
