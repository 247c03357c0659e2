import GRDB
import Synchronization
import VSM

/// The observed data of one kind, such as the carts of all visitors.
///
/// A change is noted for its visitor. It costs one query if the visitor has pages that observe the data, however many
/// they and others have, and nothing if there are none.
final class VisitorFeeds<Value: Equatable & Sendable>: Sendable {
    typealias Fetch = @Sendable (_ database: Database, _ visitor: String) throws -> Value

    private struct Entry: Sendable {
        var feed = VisitorFeed<Value>()
        var observers: [Int: any FeedObserver<Value>] = [:]
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
    func noteChange(of visitor: String) {
        if let entry = entryToFetchAfterChange(of: visitor) { startFetch(for: visitor, entry: entry) }
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
            if needsAnotherFetch(for: visitor, entry: entry) { startFetch(for: visitor, entry: entry) }
        case .failure(let error):
            for observer in removeAll(of: visitor, entry: entry) { observer.fail(with: error) }
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
            var entry = state.entries[visitor] ?? Entry(id: id)
            let (value, startsFetch) = entry.feed.add(id)
            // Under the lock, so that no later value comes before it. It is only kept: nobody has asked for it yet.
            if let value { observer.receive(value) }
            entry.observers[id] = observer
            state.entries[visitor] = entry
            return (id, entry.id, startsFetch)
        }
    }

    @inline(never)
    private func remove(_ id: Int, of visitor: String) {
        // Released after the lock: releasing an observer may release others.
        let removed = state.withLock { state in
            state.entries[visitor]?.feed.remove(id)
            let removed = state.entries[visitor]?.observers.removeValue(forKey: id)
            if state.entries[visitor]?.feed.isEmpty == true { state.entries[visitor] = nil }
            return removed
        }
        withExtendedLifetime(removed) {}
    }

    @inline(never)
    private func entryToFetchAfterChange(of visitor: String) -> Int? {
        state.withLock { state in
            guard state.entries[visitor]?.feed.noteChange() == true else { return nil }
            return state.entries[visitor]?.id
        }
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
    private func needsAnotherFetch(for visitor: String, entry: Int) -> Bool {
        state.withLock { state in
            state.entries[visitor]?.id == entry && state.entries[visitor]?.feed.finishFetch() == true
        }
    }

    @inline(never)
    private func removeAll(of visitor: String, entry: Int) -> [any FeedObserver<Value>] {
        state.withLock { state in
            guard state.entries[visitor]?.id == entry else { return [] }
            return state.entries.removeValue(forKey: visitor).map { Array($0.observers.values) } ?? []
        }
    }
}
