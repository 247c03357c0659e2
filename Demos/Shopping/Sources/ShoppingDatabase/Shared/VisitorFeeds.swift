public import ShoppingFeatures
import Synchronization
import VSM

/// The observed data of one kind, such as the carts of all visitors.
///
/// A change costs one query if pages observe the data of its visitor, and nothing otherwise. The number of pages does
/// not matter. GRDB's `ValueObservation` observes rows by their identifiers, or a whole table, but not the rows of a
/// visitor. It therefore queries for every visitor after each change: 1,001 queries where a feed makes one. See
/// `Evolution/0022`.
public final class VisitorFeeds<Value: Equatable & Sendable>: Sendable {
    /// Identifies the feed of a visitor, and distinguishes it from an earlier one of the same visitor.
    public typealias FeedID = Int
    typealias Observer = @Sendable (Result<Value, any Error>) -> Void

    fileprivate struct Feed: Sendable {
        let id: FeedID
        var latest: Value?
        var observers: [Int: Observer] = [:]
    }

    private struct State: Sendable {
        var feeds: [String: Feed] = [:]
        var nextID = 0
    }

    private let load: @Sendable (VisitorFeeds, _ feed: FeedID, _ visitor: String) -> Void
    private let state = Mutex(State())
    /// The lock that is held while a value is passed to observers.
    private let passing = Mutex(())

    /// Creates feeds.
    ///
    /// - Parameter load: reads the data of a visitor whose feed is new, and passes it to the feed.
    public init(load: @escaping @Sendable (VisitorFeeds, _ feed: FeedID, _ visitor: String) -> Void) {
        self.load = load
    }

    /// The number of visitors whose data is observed.
    public var observedVisitorCount: Int {
        @inline(never) get { state.withLock { $0.feeds.count } }
    }

    /// Returns the data of a visitor, now and after each change.
    public func changes(of visitor: String) -> Changes<Value> {
        changes(of: visitor) { $0 }
    }

    /// Returns a part of a visitor's data, now and after each change of that part.
    ///
    /// The first observer of the visitor's data starts the query, and all others share it.
    public func changes<Part: Equatable & Sendable>(
        of visitor: String,
        _ part: @escaping @Sendable (Value) -> Part
    ) -> Changes<Part> {
        let current = CurrentValue<Result<Part, any Error>?>(nil)
        // The calls run one after the other.
        let (id, newFeed) = register(for: visitor) { result in
            let result = result.map(part)
            if case (.success(let latest)?, .success(let value)) = (current.value, result), latest == value { return }
            current.value = result
        }
        let changes = Changes(current) { [self] in remove(id, of: visitor) }
        if let newFeed { load(self, newFeed, visitor) }
        return changes
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

    /// The visitors whose data is observed.
    public var observedVisitors: [String] {
        @inline(never) get { state.withLock { Array($0.feeds.keys) } }
    }

    /// Returns the feed of a visitor, if their data is observed.
    @inline(never)
    public func feed(of visitor: String) -> FeedID? {
        state.withLock { $0.feeds[visitor]?.id }
    }

    /// Passes changed data or an error to the observers of a visitor's data.
    public func pass(_ result: Result<Value, any Error>, to visitor: String) {
        pass(result, to: visitor) { _ in true }
    }

    /// Passes data or an error to the observers of a feed, unless the feed has ended.
    ///
    /// - Parameter onlyFirst: whether to drop data if the feed already has some, which is then newer.
    public func pass(
        _ result: Result<Value, any Error>,
        to visitor: String,
        feed: FeedID,
        onlyFirst: Bool
    ) {
        pass(result, to: visitor) { $0.id == feed && !(onlyFirst && $0.latest != nil) }
    }

    @inline(never)
    private func pass(_ result: Result<Value, any Error>, to visitor: String, if isFor: (Feed) -> Bool) {
        // Observers are called without the lock of the state, in the order in which they registered. A task that is being
        // cancelled holds its own lock, for which the observers wait, and may call `remove`. The calls run one after the
        // other, so that no value overtakes another.
        passing.withLock { _ in
            let observers: [Observer] = state.withLock { state in
                guard let feed = state.feeds[visitor], isFor(feed) else { return [] }
                if case .success(let value) = result {
                    state.feeds[visitor]?.latest = value
                } else {
                    state.feeds[visitor] = nil
                }
                return feed.observers.sorted { $0.key < $1.key }.map(\.value)
            }
            for observer in observers { observer(result) }
        }
    }
}
