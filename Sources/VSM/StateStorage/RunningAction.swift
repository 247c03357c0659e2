/// What a container cancels when the next action begins.
@usableFromInline
enum RunningAction {
    case none
    case task(IsolatedTask)
    case subscription(any ActionSubscription)

    @inlinable var isNone: Bool {
        if case .none = self { true } else { false }
    }

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

/// Delivers the states of an action that is not a task.
@usableFromInline
protocol ActionSubscription: AnyObject {
    /// Ends the delivery, on any thread. Further calls have no effect.
    func cancel()
}
