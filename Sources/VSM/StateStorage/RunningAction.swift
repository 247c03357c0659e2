/// The running action, which a container cancels when the next action begins.
@usableFromInline
enum RunningAction {
    case none
    case task(IsolatedTask)
    case subscription(any ActionSubscription)
    /// No action, now or later: the container was torn down.
    case tornDown

    @inlinable var isNone: Bool {
        if case .none = self { true } else { false }
    }

    /// Cancels the action, on any thread.
    @usableFromInline
    func cancel() {
        switch self {
        case .none, .tornDown: break
        case .task(let task): task.cancel()
        case .subscription(let subscription): subscription.cancel()
        }
    }
}

/// A subscription that delivers the states of an action that is not a task.
@usableFromInline
protocol ActionSubscription: AnyObject {
    /// Whether it may run for as long as the action is observed.
    var isFollowing: Bool { get }

    /// Ends the delivery, on any thread. Further calls have no effect.
    func cancel()
}
