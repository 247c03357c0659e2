/// Everything that the pages of a site say to people besides their content, in one language.
///
/// ``english`` and ``german`` come with the package, and are chosen by the language of the site, or of a page: see
/// ``pageLanguage(_:)``. Other languages are a `switch` over ``SiteText``, and are added with ``Site/texts(_:)``:
///
/// ```swift
/// extension SiteTexts {
///     static let french = SiteTexts(language: "fr") { text in
///         switch text {
///         case .connectionLost: "La connexion est perdue. Nouvelle tentative…"
///         case .fieldGone(let field): "« \(field) » n’existe plus. Vous aviez saisi :"
///         …
///         }
///     }
/// }
/// ```
///
/// To change a few texts of a language, take the others from its value:
///
/// ```swift
/// let friendly = SiteTexts(language: "en") { text in
///     switch text {
///     case .connectionLost: "We lost you. Hold on…"
///     default: SiteTexts.english[text]
///     }
/// }
/// ```
public struct SiteTexts: Sendable {
    /// The language, such as `"de"` or `"de-CH"`.
    public let language: String

    private let text: @Sendable (SiteText) -> String

    /// Creates the texts in a language.
    ///
    /// - Parameters:
    ///   - language: The language, as HTML names it: letters, digits and hyphens. Anything else stops the program.
    ///   - text: A text in that language. It contains the name or number that the case carries, as it is given.
    public init(language: String, _ text: @escaping @Sendable (SiteText) -> String) {
        // It is part of an address.
        let isName = language.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        precondition(
            isName && !language.isEmpty,
            "\"\(language)\" is not the name of a language. Write it as HTML does: \"fr\", or \"fr-CA\"."
        )
        self.language = language
        self.text = text
    }

    /// A text in this language.
    public subscript(text: SiteText) -> String { self.text(text) }
}

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
