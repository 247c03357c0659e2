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
