/// What has to be cancelled to end an action.
@usableFromInline
enum ActionWork {
    case task(IsolatedTask)
    case subscription(ActionSubscription)

    /// Ends the work, on any thread.
    @usableFromInline
    func cancel() {
        switch self {
        case .task(let task): task.cancel()
        case .subscription(let subscription): subscription.cancel()
        }
    }
}

/// A subscription that delivers the states of an action that is not a task.
@usableFromInline
class ActionSubscription {
    /// Ends the delivery, on any thread; further calls have no effect.
    @usableFromInline
    func cancel() {}
}
