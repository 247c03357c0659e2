/// What a container cancels when the next action begins.
@usableFromInline
enum RunningAction {
    case none
    /// What has an end.
    case task(IsolatedTask)
    /// What may go on for as long as somebody wants to know.
    case following(IsolatedTask)
    case subscription(any ActionSubscription)

    @inlinable var isNone: Bool {
        if case .none = self { true } else { false }
    }

    /// Cancels the action, on any thread.
    @usableFromInline
    func cancel() {
        switch self {
        case .none: break
        case .task(let task), .following(let task): task.cancel()
        case .subscription(let subscription): subscription.cancel()
        }
    }
}

/// Delivers the states of an action that is not a task.
@usableFromInline
protocol ActionSubscription: AnyObject {
    /// Whether it may go on for as long as somebody wants to know.
    var isFollowing: Bool { get }

    /// Ends the delivery, on any thread. Further calls have no effect.
    func cancel()
}
