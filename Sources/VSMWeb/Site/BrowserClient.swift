/// The client of the host: scripts that `Scripts/generate-client` writes from the files in `Resources/Client`.
enum BrowserClient {
    /// What every page needs.
    static let script = Asset("/vsm/client.js", .javaScript, content: PackageResources.client_js)
    /// What few pages need: the client loads it when a page first has something for it.
    static let optionalScript = Asset(
        "/vsm/client-optional.js",
        .javaScript,
        content: PackageResources.client_optional_js
    )

    /// All files.
    static var assets: [Asset] { [script, optionalScript] }
}
