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
    private let feeds: VisitorFeeds<Value>

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

    /// The number of visitors whose data is observed.
    var observedVisitorCount: Int { feeds.observedVisitorCount }

    /// Returns the data of a visitor, now and after each change.
    func changes(of visitor: String) -> Changes<Value> {
        feeds.changes(of: visitor)
    }

    /// Returns a part of a visitor's data, now and after each change of that part.
    func changes<Part: Equatable & Sendable>(
        of visitor: String,
        _ part: @escaping @Sendable (Value) -> Part
    ) -> Changes<Part> {
        feeds.changes(of: visitor, part)
    }

    func noteChange(of visitor: String, _ database: Database) {
        guard feeds.feed(of: visitor) != nil else { return }
        feeds.pass(access.result { try fetch(database, visitor) }, to: visitor)
    }
}
