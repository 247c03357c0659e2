/// The browser client: scripts that `Web/Scripts/generate-client` writes from the files in `Client`.
enum BrowserClient {
    /// The script for features that few pages need, which the client loads when a page first uses one.
    static let optionalScript = Asset(
        "/vsm/client-optional.js",
        .javaScript,
        content: PackageResources.client_optional_js
    )

    /// Returns the files for the pages of a site.
    static func assets(_ site: Site) -> [Asset] {
        site.texts.map(script) + [optionalScript]
    }

    /// Returns the paths of the files for the pages of a site.
    static func paths(_ site: Site) -> [String] { site.texts.map(scriptPath) + [optionalScript.path] }

    /// Returns the address of the script that every page needs, which differs for each language.
    static func scriptPath(_ texts: SiteTexts) -> String {
        let language = texts.language.lowercased()
        return language == "en" ? "/vsm/client.js" : "/vsm/client.\(language).js"
    }

    private static func script(_ texts: SiteTexts) -> Asset {
        var content = scriptWithoutTexts
        guard let place = content.firstRange(of: placeOfTexts) else {
            preconditionFailure("client.js has no place for the texts. Run Web/Scripts/generate-client.")
        }
        var list = Array("[".utf8)
        for text in SiteText.ofScript {
            if list.count > 1 { list.append(UInt8(ascii: ",")) }
            list.appendJSON(texts[text])
        }
        for text in [texts.language, TextDirection(language: texts.language).rawValue] {
            list.append(UInt8(ascii: ","))
            list.appendJSON(text)
        }
        list.append(UInt8(ascii: "]"))
        content.replaceSubrange(place, with: list)
        return Asset(scriptPath(texts), .javaScript, content: content)
    }

    private static let scriptWithoutTexts = PackageResources.client_js
    private static let placeOfTexts = Array("VSM_TEXTS".utf8)
}
