/// A stored property and one closure that is called after each change: the minimum for a container with one subscriber.
public final class StoredState<State> {
    /// The state.
    public private(set) var state: State

    /// Called after each change.
    public var onChange: ((State) -> Void)?

    /// Stores the first state.
    public init(_ state: State) {
        self.state = state
    }

    /// Stores the next state and calls the closure.
    public func set(_ state: State) {
        self.state = state
        onChange?(state)
    }
}
