#if PostgreSQL
import ShoppingDatabase
import ShoppingFeatures
import Synchronization

/// Data of visitors that can change in any process.
protocol PostgreSQLFeed: Sendable {
    var name: FeedName { get }
    /// The visitors whose data pages show.
    var observedVisitors: [String] { get }
    /// Reads a visitor's data again if pages show it, and returns after they have received it.
    func refresh(_ visitor: String) async
}

/// The feeds of one kind of data in PostgreSQL.
///
/// No value overtakes another: the data of a visitor is read by one query at a time. A change that happens during a query
/// waits for the next one, together with all others that have happened until then.
final class PostgreSQLFeeds<Value: Equatable & Sendable>: PostgreSQLFeed {
    typealias Fetch = @Sendable (_ request: PostgreSQLRequest, _ visitor: String) async throws -> Value

    let name: FeedName
    let feeds: VisitorFeeds<Value>
    private let refreshes: Refreshes<Value>

    /// Creates feeds of the results of a query.
    init(_ name: FeedName, _ access: PostgreSQLAccess, fetch: @escaping Fetch) {
        self.name = name
        let refreshes = Refreshes<Value> { visitor in await access.result { try await fetch($0, visitor) } }
        self.refreshes = refreshes
        feeds = VisitorFeeds { feeds, _, visitor in Task { await refreshes.refresh(visitor, in: feeds) } }
    }

    var observedVisitors: [String] { feeds.observedVisitors }

    func refresh(_ visitor: String) async {
        guard feeds.feed(of: visitor) != nil else { return }
        await refreshes.refresh(visitor, in: feeds)
    }
}

/// The queries of feeds, one at a time for each visitor.
private final class Refreshes<Value: Equatable & Sendable>: Sendable {
    private typealias Waiter = CheckedContinuation<Void, Never>

    private let fetch: @Sendable (_ visitor: String) async -> Result<Value, any Error>
    /// Those who wait for the next query of a visitor, for each visitor with a query that runs.
    private let waiting = Mutex<[String: [Waiter]]>([:])

    init(fetch: @escaping @Sendable (_ visitor: String) async -> Result<Value, any Error>) {
        self.fetch = fetch
    }

    /// Returns after a query that began later has been passed on.
    func refresh(_ visitor: String, in feeds: VisitorFeeds<Value>) async {
        await withCheckedContinuation { waiter in
            if add(waiter, for: visitor) { Task { await run(for: visitor, in: feeds) } }
        }
    }

    private func run(for visitor: String, in feeds: VisitorFeeds<Value>) async {
        while let waiters = next(for: visitor) {
            if let feed = feeds.feed(of: visitor) {
                // Observers that begin during the query wait for the next one.
                feeds.pass(await fetch(visitor), to: visitor, feed: feed, onlyFirst: false)
            }
            for waiter in waiters { waiter.resume() }
        }
    }

    /// Adds a waiter, and returns whether no query runs.
    @inline(never)
    private func add(_ waiter: Waiter, for visitor: String) -> Bool {
        waiting.withLock { waiting in
            let isFirst = waiting[visitor] == nil
            waiting[visitor, default: []].append(waiter)
            return isFirst
        }
    }

    /// Returns those who wait for the next query, or nil if there are none.
    @inline(never)
    private func next(for visitor: String) -> [Waiter]? {
        waiting.withLock { waiting in
            guard let waiters = waiting[visitor], !waiters.isEmpty else {
                waiting[visitor] = nil
                return nil
            }
            waiting[visitor] = []
            return waiters
        }
    }
}
#endif
