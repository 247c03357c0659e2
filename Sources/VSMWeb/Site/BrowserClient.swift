/// The client of the host: one script, which `Scripts/generate-client` writes from the files in `Resources/Client`.
enum BrowserClient {
    static let script = PackageResources.client_js
}
