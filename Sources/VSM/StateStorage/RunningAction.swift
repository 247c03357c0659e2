/// The running action, which a container cancels when the next action begins.
@usableFromInline
enum RunningAction {
    case none
    case task(IsolatedTask)
    case subscription(any ActionSubscription)

    /// Cancels the action, on any thread.
    @usableFromInline
    func cancel() {
        switch self {
        case .none: break
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
