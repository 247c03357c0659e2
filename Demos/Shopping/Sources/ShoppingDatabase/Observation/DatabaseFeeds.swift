import GRDB
import ShoppingFeatures

/// Data of visitors that can change.
protocol DatabaseFeed: Sendable {
    /// Passes a visitor's changed data to its observers.
    ///
    /// - Parameter database: the connection that made the change, after its transaction. No value overtakes another,
    ///   because the connection makes one change after the other.
    func noteChange(of visitor: String, _ database: Database)
}

/// The feeds of one kind of data in SQLite.
struct DatabaseFeeds<Value: Equatable & Sendable>: DatabaseFeed {
    typealias Fetch = @Sendable (_ database: Database, _ visitor: String) throws -> Value

    private let access: DatabaseAccess
    private let fetch: Fetch
    let feeds: VisitorFeeds<Value>

    /// Creates feeds of the results of a query.
    init(_ access: DatabaseAccess, fetch: @escaping Fetch) {
        self.access = access
        self.fetch = fetch
        feeds = VisitorFeeds { feeds, feed, visitor in
            access.read { database in
                try fetch(database, visitor)
            } then: { result in
                // A value from a change is newer.
                feeds.pass(result, to: visitor, feed: feed, onlyFirst: true)
            }
        }
    }

    func noteChange(of visitor: String, _ database: Database) {
        guard feeds.feed(of: visitor) != nil else { return }
        feeds.pass(access.result { try fetch(database, visitor) }, to: visitor)
    }
}
