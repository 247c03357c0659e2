/// The kinds of values in which actions return states.
public enum ActionShape: String, Sendable, CaseIterable {
    /// A state.
    case state
    /// A ``StateSequence``.
    case stateSequence
    /// An asynchronous closure that returns a state.
    case asynchronousState
    /// An asynchronous sequence of states, or a closure that returns one.
    case asynchronousSequence
    /// A publisher of states.
    case publisher
}
