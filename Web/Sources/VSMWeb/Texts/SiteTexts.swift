/// The texts that the package adds to the pages of a site, in one language.
///
/// The package includes ``english`` and ``german``. The language of the site or of a page selects the texts; see
/// ``pageLanguage(_:)``. For another language, write a `switch` over ``SiteText`` and add it with ``Site/texts(_:)``:
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
/// To change only some texts of a language, take the others from its value:
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
    ///   - language: The language tag, which consists of letters, digits and hyphens. Any other value stops the
    ///     program.
    ///   - text: Returns a text in the language, with the associated name or number of the case unchanged.
    public init(language: String, _ text: @escaping @Sendable (SiteText) -> String) {
        // The language is part of an address.
        let isName = language.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        precondition(
            isName && !language.isEmpty,
            "\"\(language)\" is not the name of a language. Write it as HTML does: \"fr\", or \"fr-CA\"."
        )
        self.language = language
        self.text = text
    }

    /// Accesses a text in this language.
    public subscript(text: SiteText) -> String { self.text(text) }
}
