/// A stored property and a list of closures that are called after each change: the minimum for a container with any
/// number of subscribers.
public final class StoredStateWithList<State> {
    /// The state.
    public private(set) var state: State

    /// Called after each change.
    private var subscribers: [(State) -> Void] = []

    /// Stores the first state.
    public init(_ state: State) {
        self.state = state
    }

    /// Calls a closure with the current state, and after each change.
    public func subscribe(_ subscriber: @escaping (State) -> Void) {
        subscribers.append(subscriber)
        subscriber(state)
    }

    /// Stores the next state and calls every closure.
    public func set(_ state: State) {
        self.state = state
        for subscriber in subscribers { subscriber(state) }
    }
}
