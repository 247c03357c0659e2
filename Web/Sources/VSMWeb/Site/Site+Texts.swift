extension Site {
    /// Adds texts in another language, or replaces the texts of a language that the package includes.
    ///
    /// A page uses the language of the site unless it sets its own with ``pageLanguage(_:)``. Texts for `"fr"` also
    /// apply to `"fr-CA"`. If there are no texts in the language of a page, it uses those of the site, or else English
    /// ones.
    ///
    /// The texts of the script are those of the page that was loaded. They do not change when a link shows a page in
    /// another language without loading it.
    ///
    /// - Parameter texts: The texts, one value for each language. Later texts take precedence over earlier ones of the
    ///   same language.
    /// - Returns: The site with the texts.
    public func texts(_ texts: SiteTexts...) -> Site {
        var site = self
        site.texts = texts.reversed() + site.texts
        return site
    }

    /// Returns the texts of a page.
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
