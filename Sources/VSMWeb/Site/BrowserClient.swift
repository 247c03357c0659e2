/// The client of the host: scripts that `Scripts/generate-client` writes from the files in `Resources/Client`.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
enum BrowserClient {
    /// What few pages need: the client loads it when a page first has something for it.
    static let optionalScript = Asset(
        "/vsm/client-optional.js",
        .javaScript,
        content: PackageResources.client_optional_js
    )

    /// The files for the pages of a site.
    static func assets(_ site: Site) -> [Asset] {
        site.texts.map(script) + [optionalScript]
    }

    /// The address of what every page needs, which is another one for each language.
    static func scriptPath(_ texts: SiteTexts) -> String {
        let language = texts.language.lowercased()
        return language == "en" ? "/vsm/client.js" : "/vsm/client.\(language).js"
    }

    private static func script(_ texts: SiteTexts) -> Asset {
        var content = scriptWithoutTexts
        guard let place = content.firstRange(of: placeOfTexts) else {
            preconditionFailure("client.js has no place for the texts. Run Scripts/generate-client.")
        }
        var list = Array("[".utf8)
        for text in SiteText.ofScript {
            if list.count > 1 { list.append(UInt8(ascii: ",")) }
            list.appendJSON(texts[text])
        }
        list.append(UInt8(ascii: "]"))
        content.replaceSubrange(place, with: list)
        return Asset(scriptPath(texts), .javaScript, content: content)
    }

    private static let scriptWithoutTexts = PackageResources.client_js
    private static let placeOfTexts = Array("VSM_TEXTS".utf8)
}
