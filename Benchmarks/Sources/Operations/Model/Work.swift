/// The work of an operation on the main actor.
public enum Work: Sendable {
    /// Performs it a number of times before it returns.
    case direct(@MainActor @Sendable (_ count: Int) -> Void)

    /// Performs it one at a time, while the caller lets the main actor run.
    case steps(@MainActor @Sendable () -> Steps)
}

/// An operation whose result arrives later.
///
/// The caller runs the main thread's run loop until the result has arrived.
@MainActor
public struct Steps {
    /// Starts the operation with a number, counted from one.
    public let start: (_ number: Int) -> Void

    /// Returns whether its last state has arrived.
    public let hasArrived: (_ number: Int) -> Bool
}
