import GRDB
import ShoppingFeatures
import Synchronization

/// Data of visitors that can change.
protocol VisitorFeed: Sendable {
    /// Passes a visitor's changed data to its observers.
    ///
    /// - Parameter database: the connection that made the change, after its transaction. No value overtakes another,
    ///   because the connection makes one change after the other.
    func noteChange(of visitor: String, _ database: Database)
}

/// The observed data of one kind, such as the carts of all visitors.
///
/// A change costs one query if pages observe the data of its visitor, and nothing otherwise. The number of pages does
/// not matter. GRDB's `ValueObservation` observes rows by their identifiers, or a whole table, but not the rows of a
/// visitor. It therefore queries for every visitor after each change: 1,001 queries where a feed makes one. See
/// `Evolution/0022`.
final class VisitorFeeds<Value: Equatable & Sendable>: VisitorFeed {
    typealias Fetch = @Sendable (_ database: Database, _ visitor: String) throws -> Value
    typealias Observer = @Sendable (Result<Value, any Error>) -> Void

    fileprivate struct Feed: Sendable {
        /// Distinguishes the feed from an earlier one of the same visitor.
        let id: Int
        var latest: Value?
        var observers: [Int: Observer] = [:]
    }

    private struct State: Sendable {
        var feeds: [String: Feed] = [:]
        var nextID = 0
    }

    private let access: DatabaseAccess
    private let fetch: Fetch
    private let state = Mutex(State())
    /// The lock that is held while a value is passed to observers.
    private let passing = Mutex(())

    /// Creates feeds of the results of a query.
    init(_ access: DatabaseAccess, fetch: @escaping Fetch) {
        self.access = access
        self.fetch = fetch
    }

    /// The number of visitors whose data is observed.
    var observedVisitorCount: Int {
        @inline(never) get { state.withLock { $0.feeds.count } }
    }

    /// Returns the data of a visitor, now and after each change.
    func changes(of visitor: String) -> Changes<Value> {
        changes(of: visitor) { $0 }
    }

    /// Returns a part of a visitor's data, now and after each change of that part.
    ///
    /// The first observer of the visitor's data starts the query, and all others share it.
    func changes<Part: Equatable & Sendable>(
        of visitor: String,
        _ part: @escaping @Sendable (Value) -> Part
    ) -> Changes<Part> {
        let (changes, continuation) = Changes<Part>.makeStream(bufferingPolicy: .bufferingNewest(1))
        // The calls that use this run one after the other.
        nonisolated(unsafe) var latest: Part?
        let (id, newFeed) = register(for: visitor) { result in
            do {
                let value = part(try result.get())
                if value != latest { continuation.yield(value) }
                latest = value
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { [self] _ in remove(id, of: visitor) }
        if let newFeed { load(newFeed, of: visitor) }
        return changes
    }

    private func load(_ feed: Int, of visitor: String) {
        access.read { [fetch] database in
            try fetch(database, visitor)
        } then: { [self] result in
            // A value from a change is newer.
            pass(result, to: visitor) { $0.id == feed && $0.latest == nil }
        }
    }

    func noteChange(of visitor: String, _ database: Database) {
        guard isObserved(visitor) else { return }
        pass(access.result { try fetch(database, visitor) }, to: visitor) { _ in true }
    }
}

// The functions that take the lock.
extension VisitorFeeds {
    @inline(never)
    private func register(for visitor: String, _ observer: @escaping Observer) -> (id: Int, newFeed: Int?) {
        state.withLock { state in
            state.nextID += 1
            let id = state.nextID
            let isNew = state.feeds[visitor] == nil
            // The dictionary is changed in place, because copies would cost quadratic time for many observers.
            state.feeds[visitor, default: Feed(id: id)].observers[id] = observer
            if let latest = state.feeds[visitor]?.latest { observer(.success(latest)) }
            return (id, isNew ? id : nil)
        }
    }

    @inline(never)
    private func remove(_ id: Int, of visitor: String) {
        // The observer is released after the lock, because releasing an observer may release others.
        let removed = state.withLock { state in
            defer { if state.feeds[visitor]?.observers.isEmpty == true { state.feeds[visitor] = nil } }
            return state.feeds[visitor]?.observers.removeValue(forKey: id)
        }
        withExtendedLifetime(removed) {}
    }

    @inline(never)
    private func isObserved(_ visitor: String) -> Bool {
        state.withLock { $0.feeds[visitor] != nil }
    }

    /// Passes a value or an error to the observers of a feed, if it is for that feed.
    @inline(never)
    private func pass(_ result: Result<Value, any Error>, to visitor: String, if isFor: (Feed) -> Bool) {
        // Observers are called without the lock of the state. A task that is being cancelled holds its own lock, for
        // which the observers wait, and calls `remove`. The calls run one after the other, so that no value overtakes
        // another.
        passing.withLock { _ in
            let observers: [Observer] = state.withLock { state in
                guard let feed = state.feeds[visitor], isFor(feed) else { return [] }
                if case .success(let value) = result {
                    state.feeds[visitor]?.latest = value
                } else {
                    state.feeds[visitor] = nil
                }
                return Array(feed.observers.values)
            }
            for observer in observers { observer(result) }
        }
    }
}
