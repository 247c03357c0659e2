#if canImport(Combine) || OpenCombine
/// The states, demand and cancellation of one subscriber, as a pure value that returns what to do.
///
/// States are delivered in order, one at a time, as far as the subscriber has requested them; the others wait in the
/// caller's queue. This value only counts them, so its type does not depend on the type of the states.
struct StateDemandStateMachine {
    /// What to do next.
    ///
    /// A delivery ends with a call of ``delivered(_:)``. If states are due afterwards, the caller releases the state
    /// that it has delivered, and calls ``deliverWaiting()``. Releasing the state may run code that observes the next
    /// one, to which the subscriber catches up before the container's state changes.
    enum Step: Equatable {
        case nothing
        /// Deliver the state that has arrived.
        case deliver
        /// Put the state that has arrived behind the waiting ones.
        case keep
        /// Put the state that has arrived before the waiting ones.
        case keepFirst
        /// Take the first waiting state, and deliver it.
        case deliverWaiting
    }

    private var demand = Subscribers.Demand.none
    /// Whether the subscriber is being called; at first, to receive its subscription.
    private var isDelivering = true
    private var isCancelled = false
    private var isReleased = false
    private var waitingCount = 0

    /// Whether the next state may be delivered directly: all states are wanted, none waits, and the subscriber is not
    /// busy.
    var isAtRest: Bool { !isDelivering && !isCancelled && demand == .unlimited && waitingCount == 0 }

    /// Whether waiting states can be delivered now.
    var isDue: Bool { waitingCount > 0 && !isDelivering && !isCancelled && demand > .none }

    /// Notes that the subscriber has its subscription; the state that was current before is the first to deliver.
    mutating func didReceiveSubscription() -> Step {
        preconditionIsDelivering()
        isDelivering = false
        guard !isCancelled else { return .nothing }
        if demand > .none { return begin(.deliver) }
        waitingCount += 1
        return .keepFirst
    }

    /// Handles a new state.
    mutating func receive() -> Step {
        guard !isCancelled else { return .nothing }
        if !isDelivering, waitingCount == 0, demand > .none { return begin(.deliver) }
        waitingCount += 1
        return .keep
    }

    /// Handles additional demand of the subscriber.
    mutating func request(_ more: Subscribers.Demand) -> Step {
        demand += more
        return deliverWaiting()
    }

    /// Delivers the first waiting state.
    mutating func deliverWaiting() -> Step {
        guard isDue else { return .nothing }
        waitingCount -= 1
        return begin(.deliverWaiting)
    }

    /// Notes that a delivery began, as ``isAtRest`` allows, and is still under way.
    mutating func recordDelivery() {
        isDelivering = true
    }

    /// Handles the end of a delivery.
    ///
    /// - Parameter more: The subscriber's additional demand.
    mutating func delivered(_ more: Subscribers.Demand) -> Step {
        preconditionIsDelivering()
        isDelivering = false
        demand += more
        return .nothing
    }

    /// Handles cancellation by the subscriber.
    mutating func cancel() -> Step {
        isCancelled = true
        return .nothing
    }

    /// Returns whether to release the subscriber and the waiting states now; `true` only once.
    ///
    /// A subscriber is not released while it is being called.
    mutating func release() -> Bool {
        guard isCancelled, !isDelivering, !isReleased else { return false }
        isReleased = true
        return true
    }

    private func preconditionIsDelivering() {
        if !isDelivering { preconditionFailure("Internal inconsistency: a delivery ended that had not begun.") }
    }

    private mutating func begin(_ step: Step) -> Step {
        demand -= 1
        isDelivering = true
        return step
    }
}
#endif
