@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Site {
    /// Adds texts in another language, or other texts in a language of the package.
    ///
    /// A page speaks its language, which is that of the site unless it sets its own with ``pageLanguage(_:)``. Texts for
    /// `"fr"` serve `"fr-CA"`, too. A page whose language has no texts speaks that of the site, or else English.
    ///
    /// The texts of the script are those of the page that was loaded. They do not change with a link to a page in another
    /// language that is shown without loading it.
    ///
    /// - Parameter texts: The texts, one value for each language. Later ones come before earlier ones of the same language.
    /// - Returns: The site with the texts.
    public func texts(_ texts: SiteTexts...) -> Site {
        var site = self
        site.texts = texts.reversed() + site.texts
        return site
    }

    /// The texts of a page.
    ///
    /// - Parameter language: The language of the page; `nil` if it is that of the site.
    func texts(for language: String? = nil) -> SiteTexts {
        for language in [language, self.language, "en"] {
            guard let language else { continue }
            for wanted in [language, String(language.prefix { $0 != "-" })] {
                if let found = texts.first(where: { $0.language.lowercased() == wanted.lowercased() }) { return found }
            }
        }
        return .english
    }
}
