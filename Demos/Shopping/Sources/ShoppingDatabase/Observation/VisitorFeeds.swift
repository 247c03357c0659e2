import GRDB
import ShoppingFeatures
import Synchronization

/// What can change for a visitor.
protocol VisitorFeed: Sendable {
    /// Passes on what a visitor has changed to all who observe it.
    ///
    /// - Parameter database: the connection that made the change, after its transaction. As it makes one change after the other,
    ///   no value overtakes another.
    func noteChange(of visitor: String, _ database: Database)
}

/// The observed data of one kind, such as the carts of all visitors.
///
/// A change costs one query if its visitor has pages that observe the data, however many they and others have, and nothing if
/// there are none. GRDB's `ValueObservation` queries for every visitor after each change, because it observes rows by their
/// identifiers or a whole table, and not those of a visitor: 1,001 queries where a feed makes one. See `Evolution/0022`.
final class VisitorFeeds<Value: Equatable & Sendable>: VisitorFeed {
    typealias Fetch = @Sendable (_ database: Database, _ visitor: String) throws -> Value
    typealias Observer = @Sendable (Result<Value, any Error>) -> Void

    fileprivate struct Feed: Sendable {
        /// Tells the feed from an earlier one of the same visitor.
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
    /// Held while a value is passed to observers.
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

    /// The data of a visitor, and again after each change.
    func changes(of visitor: String) -> Changes<Value> {
        changes(of: visitor) { $0 }
    }

    /// A part of a visitor's data, and again after each change of that part.
    ///
    /// It comes from the query that the first observer of the visitor's data starts.
    func changes<Part: Equatable & Sendable>(
        of visitor: String,
        _ part: @escaping @Sendable (Value) -> Part
    ) -> Changes<Part> {
        let (changes, continuation) = Changes<Part>.makeStream(bufferingPolicy: .bufferingNewest(1))
        // Used by one call after the other.
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
            // What a change has brought is newer.
            pass(result, to: visitor) { $0.id == feed && $0.latest == nil }
        }
    }

    func noteChange(of visitor: String, _ database: Database) {
        guard isObserved(visitor) else { return }
        pass(access.result { try fetch(database, visitor) }, to: visitor) { _ in true }
    }
}

// What is done under the lock.
extension VisitorFeeds {
    @inline(never)
    private func register(for visitor: String, _ observer: @escaping Observer) -> (id: Int, newFeed: Int?) {
        state.withLock { state in
            state.nextID += 1
            let id = state.nextID
            let isNew = state.feeds[visitor] == nil
            // In its place: a copy would make a thousand observers cost a million.
            state.feeds[visitor, default: Feed(id: id)].observers[id] = observer
            if let latest = state.feeds[visitor]?.latest { observer(.success(latest)) }
            return (id, isNew ? id : nil)
        }
    }

    @inline(never)
    private func remove(_ id: Int, of visitor: String) {
        // Released after the lock: releasing an observer may release others.
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
        // Observers are called without the lock of the state: a task that is cancelled just then holds a lock of its own, for which
        // they wait, and calls `remove`. One call after the other, so that no value overtakes another.
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
