/// The refusal of a request, as the page that ``Site/refusalPage(_:)`` sets shows it.
///
/// It contains nothing of the request and no details of the cause, so the page cannot reveal more than it should.
public struct Refusal: Hashable, Sendable {
    /// The HTTP status, such as 403.
    public let status: Int
    /// A heading that says what happened, in the language of the site; see ``SiteTexts``.
    public let heading: String
    /// A sentence that explains the refusal and what the person can do, in the language of the site.
    public let sentence: String
    /// Whether the page loads the requested page automatically some seconds later.
    public let triesAgain: Bool

    init(_ status: Int, _ heading: String, _ sentence: String, triesAgain: Bool = false) {
        self.status = status
        self.heading = heading
        self.sentence = sentence
        self.triesAgain = triesAgain
    }
}
