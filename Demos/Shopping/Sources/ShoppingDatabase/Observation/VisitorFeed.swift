/// Decides who gets which value of a query: one visitor's data and everyone who observes it.
///
/// The value is fetched once for all observers, and again after a change. One fetch runs at a time, until
/// its value is with the observers: otherwise the next value might overtake it. Changes that are made meanwhile are answered
/// by one more fetch.
struct VisitorFeed<Value: Equatable & Sendable>: Sendable {
    /// Identifies an observer.
    typealias ObserverID = Int

    private struct Observer: Sendable {
        /// How many changes the observer has to see in its first value: those that were made before it came.
        let neededChanges: Int
        var hasValue = false
    }

    private var observers: [ObserverID: Observer] = [:]
    /// The number of changes so far.
    private(set) var changes = 0
    /// The latest value, and the number of changes that it contains.
    private var latest: (value: Value, changes: Int)?
    /// The number of changes that all observers have seen.
    private(set) var deliveredChanges = 0
    /// The number of changes that the running fetch will see at least.
    private var fetching: Int?

    /// Whether nobody observes the data.
    var isEmpty: Bool { observers.isEmpty }

    /// Adds an observer.
    ///
    /// - Returns: the value, if it is known, and whether a fetch is to be started.
    mutating func add(_ id: ObserverID) -> (value: Value?, startsFetch: Bool) {
        var observer = Observer(neededChanges: changes)
        defer { observers[id] = observer }
        if let latest, latest.changes == changes {
            observer.hasValue = true
            return (latest.value, false)
        }
        return (nil, startFetch())
    }

    /// Removes an observer.
    mutating func remove(_ id: ObserverID) {
        observers[id] = nil
    }

    /// Notes that the data has changed.
    ///
    /// - Returns: whether a fetch is to be started.
    mutating func noteChange() -> Bool {
        changes += 1
        return startFetch()
    }

    /// Takes the value of the running fetch.
    ///
    /// - Returns: the observers that get it. When they have it, call ``finishFetch()``.
    mutating func take(_ value: Value) -> [ObserverID] {
        let seen = fetching ?? changes
        let isNew = latest.map { $0.value != value } ?? true
        latest = (value, seen)
        var receivers: [ObserverID] = []
        for (id, observer) in observers where observer.neededChanges <= seen && (isNew || !observer.hasValue) {
            observers[id]?.hasValue = true
            receivers.append(id)
        }
        return receivers
    }

    /// Finishes the running fetch, whose value the observers have.
    ///
    /// - Returns: whether another fetch is to be started.
    mutating func finishFetch() -> Bool {
        let seen = fetching ?? changes
        fetching = nil
        deliveredChanges = seen
        return changes > seen && startFetch()
    }

    private mutating func startFetch() -> Bool {
        guard fetching == nil else { return false }
        fetching = changes
        return true
    }
}
