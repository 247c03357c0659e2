/// How an operation is done, on the main actor.
public enum Work: Sendable {
    /// Does it a number of times before it returns.
    case direct(@MainActor @Sendable (_ count: Int) -> Void)

    /// Does it one at a time, each with the help of whoever lets the main actor run.
    case steps(@MainActor @Sendable () -> Steps)
}

/// An operation that is started and has its result later.
///
/// The workload does not say how to wait: to count instructions the main thread's run loop is turned by hand, to take
/// times a task yields.
@MainActor
public struct Steps {
    /// Begins the operation with that number, which counts from one.
    public let start: (_ number: Int) -> Void

    /// Tells whether its last state has arrived.
    public let hasArrived: (_ number: Int) -> Bool
}
