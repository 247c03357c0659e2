import GRDB
import Synchronization
import VSM

/// The observed data of one kind, such as the carts of all visitors.
///
/// A change is noted for its visitor. It costs one query if the visitor has pages that observe the data, however many
/// they and others have, and nothing if there are none.
final class VisitorFeeds<Value: Equatable & Sendable>: Sendable {
    typealias Fetch = @Sendable (_ database: Database, _ visitor: String) throws -> Value

    fileprivate struct Entry: Sendable {
        var feed = VisitorFeed<Value>()
        var observers: [Int: any FeedObserver<Value>] = [:]
        /// What is called when all observers have seen a number of changes.
        var waiting: [(changes: Int, proceed: @Sendable () -> Void)] = []
        /// Tells the entry from an earlier one of the same visitor.
        let id: Int
    }

    private struct State: Sendable {
        var entries: [String: Entry] = [:]
        var nextID = 0

        mutating func makeID() -> Int {
            nextID += 1
            return nextID
        }
    }

    private let access: DatabaseAccess
    private let fetch: Fetch
    private let state = Mutex(State())

    /// Creates feeds of the results of a query.
    init(_ access: DatabaseAccess, fetch: @escaping Fetch) {
        self.access = access
        self.fetch = fetch
    }

    /// The data of a visitor, and again after each change.
    func publisher(for visitor: String) -> AnyPublisher<Value, any Error> {
        FeedPublisher(feeds: self, visitor: visitor).eraseToAnyPublisher()
    }

    /// The number of visitors whose data is observed.
    var observedVisitorCount: Int {
        @inline(never) get { state.withLock { $0.entries.count } }
    }

    /// Notes that the data of a visitor has changed, after the transaction that changed it.
    ///
    /// - Parameters:
    ///   - visitor: the visitor.
    ///   - proceed: called when the change was sent to all who observe the data, or that it could not be read.
    func noteChange(of visitor: String, then proceed: @escaping @Sendable () -> Void = {}) {
        guard let (entry, startsFetch) = registerChange(of: visitor, then: proceed) else { return proceed() }
        if startsFetch { startFetch(for: visitor, entry: entry) }
    }

    /// Adds an observer, which gets the value before this returns if the value is known.
    ///
    /// - Returns: removes the observer.
    func add(_ observer: some FeedObserver<Value>, for visitor: String) -> @Sendable () -> Void {
        let (id, entry, startsFetch) = register(observer, for: visitor)
        if startsFetch { startFetch(for: visitor, entry: entry) }
        return { [self] in remove(id, of: visitor) }
    }

    private func startFetch(for visitor: String, entry: Int) {
        access.read { [fetch] database in
            try fetch(database, visitor)
        } then: { [self] result in
            finishFetch(with: result, for: visitor, entry: entry)
        }
    }

    private func finishFetch(with result: Result<Value, any Error>, for visitor: String, entry: Int) {
        switch result {
        case .success(let value):
            for observer in receivers(of: value, for: visitor, entry: entry) { observer.receive(value) }
            let (waiting, startsFetch) = finishDelivery(for: visitor, entry: entry)
            for proceed in waiting { proceed() }
            if startsFetch { startFetch(for: visitor, entry: entry) }
        case .failure(let error):
            let (observers, waiting) = removeAll(of: visitor, entry: entry)
            for observer in observers { observer.fail(with: error) }
            for proceed in waiting { proceed() }
        }
    }
}

// What is done under the lock. No callbacks are made here.
extension VisitorFeeds {
    @inline(never)
    private func register(
        _ observer: some FeedObserver<Value>,
        for visitor: String
    ) -> (id: Int, entry: Int, startsFetch: Bool) {
        state.withLock { state in
            let id = state.makeID()
            // In its place: a copy would make a thousand observers cost a million.
            return state.entries[visitor, default: Entry(id: id)].add(observer, as: id)
        }
    }

    @inline(never)
    private func remove(_ id: Int, of visitor: String) {
        // Released after the lock: releasing an observer may release others.
        let (removed, waiting) = state.withLock { state in
            state.entries[visitor]?.feed.remove(id)
            let removed = state.entries[visitor]?.observers.removeValue(forKey: id)
            guard state.entries[visitor]?.feed.isEmpty == true else { return (removed, [] as [@Sendable () -> Void]) }
            return (removed, state.entries.removeValue(forKey: visitor)?.waiting.map(\.proceed) ?? [])
        }
        withExtendedLifetime(removed) {}
        for proceed in waiting { proceed() }
    }

    @inline(never)
    private func registerChange(
        of visitor: String,
        then proceed: @escaping @Sendable () -> Void
    ) -> (entry: Int, startsFetch: Bool)? {
        state.withLock { state in state.entries[visitor]?.noteChange(then: proceed) }
    }

    @inline(never)
    private func receivers(of value: Value, for visitor: String, entry: Int) -> [any FeedObserver<Value>] {
        state.withLock { state in
            guard state.entries[visitor]?.id == entry,
                let ids = state.entries[visitor]?.feed.take(value),
                let observers = state.entries[visitor]?.observers
            else { return [] }
            return ids.compactMap { observers[$0] }
        }
    }

    @inline(never)
    private func finishDelivery(
        for visitor: String,
        entry: Int
    ) -> (waiting: [@Sendable () -> Void], startsFetch: Bool) {
        state.withLock { state in
            guard state.entries[visitor]?.id == entry else { return ([], false) }
            return state.entries[visitor]?.finishDelivery() ?? ([], false)
        }
    }

    @inline(never)
    private func removeAll(
        of visitor: String,
        entry: Int
    ) -> (observers: [any FeedObserver<Value>], waiting: [@Sendable () -> Void]) {
        state.withLock { state in
            guard state.entries[visitor]?.id == entry, let removed = state.entries.removeValue(forKey: visitor)
            else { return ([], []) }
            return (Array(removed.observers.values), removed.waiting.map(\.proceed))
        }
    }
}

extension VisitorFeeds.Entry {
    mutating func add(
        _ observer: some FeedObserver<Value>,
        as observerID: Int
    ) -> (id: Int, entry: Int, startsFetch: Bool) {
        let (value, startsFetch) = feed.add(observerID)
        // The lock is held, so that no later value arrives first. The observer only keeps the value until it is requested.
        if let value { observer.receive(value) }
        observers[observerID] = observer
        return (observerID, id, startsFetch)
    }

    mutating func noteChange(then proceed: @escaping @Sendable () -> Void) -> (entry: Int, startsFetch: Bool) {
        let startsFetch = feed.noteChange()
        waiting.append((feed.changes, proceed))
        return (id, startsFetch)
    }

    mutating func finishDelivery() -> (waiting: [@Sendable () -> Void], startsFetch: Bool) {
        let startsFetch = feed.finishFetch()
        let ready = waiting.filter { $0.changes <= feed.deliveredChanges }
        waiting.removeAll { $0.changes <= feed.deliveredChanges }
        return (ready.map(\.proceed), startsFetch)
    }
}
