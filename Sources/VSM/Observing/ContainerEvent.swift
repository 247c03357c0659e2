/// An event in a state container.
public struct ContainerEvent {
    /// The container.
    public let container: ContainerIdentity

    /// The action that the event is about.
    public let action: ActionInfo

    /// What happened.
    public let kind: Kind

    /// What can happen in a container.
    public enum Kind {
        /// The action began; the previous one has ended.
        case began
        /// The action changes the container's state.
        case transition(from: DescribedState, to: DescribedState)
        /// The action has returned everything.
        case finished
        /// The action ended, or no longer waits, because another one began.
        case superseded(by: ActionInfo)
        /// The action ended because the container was released.
        case cancelled
        /// The action, a ``FinishingAction``, continues without the container, because another action began or, if that
        /// is `nil`, because the container was released.
        ///
        /// A waiting action is called now. While the container exists, the states that the action still returns are
        /// reported as dropped, and its end is reported as finished.
        case detached(by: ActionInfo?)
        /// The action returned a state after it had ended or was detached, so the state was dropped.
        case dropped(DescribedState)
        /// The action was debounced, and a later call replaced it.
        case droppedByDebounce
        /// The action was throttled, and a later call replaced it.
        case droppedByThrottle
    }
}

extension ContainerEvent.Kind {
    /// The name of the case, without the states.
    public var name: String {
        switch self {
        case .began: "began"
        case .transition: "transition"
        case .finished: "finished"
        case .superseded: "superseded"
        case .cancelled: "cancelled"
        case .detached: "detached"
        case .dropped: "dropped"
        case .droppedByDebounce: "droppedByDebounce"
        case .droppedByThrottle: "droppedByThrottle"
        }
    }
}
