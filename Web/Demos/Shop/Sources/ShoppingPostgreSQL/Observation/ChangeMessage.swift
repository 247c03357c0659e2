#if PostgreSQL
/// The kinds of data that pages follow, as the messages about changes name them.
enum FeedName: String, Sendable, CaseIterable {
    case cart, orders, favorites, username, settings
}

/// A message to all processes of the shop: the data of a visitor has changed.
struct ChangeMessage: Equatable, Sendable {
    /// The channel of PostgreSQL that carries the messages.
    static let channel = "shopping"
    /// The maximum length of a visitor's identifier in a message, in bytes.
    static let maximumVisitorLength = 200

    let feed: FeedName
    /// The visitor, or nil for all of them.
    let visitor: String?

    /// Creates a message.
    ///
    /// If the visitor's identifier is too long, the message is about all visitors.
    init(_ feed: FeedName, of visitor: String) {
        self.feed = feed
        let fits = visitor.utf8.count <= Self.maximumVisitorLength && !visitor.utf8.contains(0)
        self.visitor = fits ? visitor : nil
    }

    /// Reads a message.
    ///
    /// Returns nil if it is damaged, too long, or not a message of the shop.
    init?(payload: String) {
        let longest = FeedName.allCases.reduce(0) { max($0, $1.rawValue.utf8.count) }
        guard payload.utf8.count <= longest + 1 + Self.maximumVisitorLength else { return nil }
        let parts = payload.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, let feed = FeedName(rawValue: String(name)) else { return nil }
        self.feed = feed
        visitor = parts.count == 2 ? String(parts[1]) : nil
        if let visitor, visitor.utf8.count > Self.maximumVisitorLength { return nil }
    }

    /// The message as PostgreSQL carries it, for example `cart:Ada`.
    var payload: String { visitor.map { "\(feed.rawValue):\($0)" } ?? feed.rawValue }
}
#endif
