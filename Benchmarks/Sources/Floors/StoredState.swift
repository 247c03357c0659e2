/// A stored property and one closure that is called after each change: the least that a container with one subscriber
/// can be.
public final class StoredState<State> {
    /// The state.
    public private(set) var state: State

    /// Called after each change.
    public var onChange: ((State) -> Void)?

    /// Stores the first state.
    public init(_ state: State) {
        self.state = state
    }

    /// Stores the next state and calls the closure, if there is one.
    public func set(_ state: State) {
        self.state = state
        onChange?(state)
    }
}
