/// A request that a server does not serve, for the page that says so: see ``Site/refusalPage(_:)``.
///
/// It has nothing of the request and nothing of the cause, so a page cannot tell a stranger more than it should.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct Refusal: Hashable, Sendable {
    /// The HTTP status, such as 403.
    public let status: Int
    /// What happened, as a heading in the language of the site: see ``SiteTexts``.
    public let heading: String
    /// What the person can know and do about it, in the language of the site.
    public let sentence: String
    /// Whether the page loads the wanted page by itself some seconds later.
    public let triesAgain: Bool

    init(_ status: Int, _ heading: String, _ sentence: String, triesAgain: Bool = false) {
        self.status = status
        self.heading = heading
        self.sentence = sentence
        self.triesAgain = triesAgain
    }
}
