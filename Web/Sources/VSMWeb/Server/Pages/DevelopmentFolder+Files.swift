#if DEBUG
extension DevelopmentFolder {
    /// Returns the site with the script that shows changes.
    func prepare(_ site: Site) -> Site {
        var site = site
        site.scripts.append(WebURL(target: Self.scriptPath))
        return site
    }

    /// The content of the script of the pages.
    var script: Asset? { read("page.js").map { Asset(Self.scriptPath, .javaScript, content: $0) } }

    /// The script for pages of other browsers, which are not told of changes.
    static var emptyScript: Asset { Asset(scriptPath, .javaScript, content: []) }

    /// What has changed, with its tag.
    var bulletin: Asset? { read("bulletin.json").map { Asset(Self.bulletinPath, .javaScript, content: $0) } }

    /// Returns a file of the site as it is on the disk, or `nil` if it is served as it was built.
    func file(at address: String, _ contentType: Asset.ContentType) -> Asset? {
        guard !address.split(separator: "/").contains("..") else { return nil }
        return read("files" + address).map { Asset(address, contentType, content: $0) }
    }
}
#endif
