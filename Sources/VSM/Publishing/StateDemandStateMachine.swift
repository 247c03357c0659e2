#if canImport(Combine) || OpenCombine
/// What states, demand and cancellation lead to for one subscriber, as a pure value.
///
/// States are delivered in their order, one at a time, as far as the subscriber has asked for them; the others wait. They
/// wait in the caller's queue; this value counts them, which makes it the same type for all states.
struct StateDemandStateMachine {
    /// What to do next.
    ///
    /// A delivery ends with a call of ``delivered(_:)``.
    enum Step: Equatable {
        case nothing
        /// Deliver the state that has arrived.
        case deliver
        /// Put the state that has arrived behind those that wait.
        case keep
        /// Put the state that has arrived before those that wait.
        case keepFirst
        /// Take the first state that waits, and deliver it.
        case deliverWaiting
    }

    private var demand = Subscribers.Demand.none
    /// The subscriber is being called; at first, it is being introduced.
    private var isDelivering = true
    private var isCancelled = false
    private var isReleased = false
    private var waitingCount = 0

    /// Whether the next state may be delivered without asking: all states are wanted, and the subscriber is not busy.
    var isAtRest: Bool { !isDelivering && !isCancelled && demand == .unlimited }

    /// The subscriber has been introduced; the state that was current before is the first to deliver.
    mutating func introduced() -> Step {
        isDelivering = false
        guard !isCancelled else { return .nothing }
        if demand > .none { return begin(.deliver) }
        waitingCount += 1
        return .keepFirst
    }

    /// A state arrives.
    mutating func receive() -> Step {
        guard !isCancelled else { return .nothing }
        // Where none is under way and more are wanted, none waits.
        if !isDelivering, demand > .none { return begin(.deliver) }
        waitingCount += 1
        return .keep
    }

    /// The subscriber asks for more states.
    mutating func request(_ more: Subscribers.Demand) -> Step {
        demand += more
        return deliverWaiting()
    }

    /// A delivery began where only ``isAtRest`` allows it, and is still under way.
    mutating func noteDelivery() {
        isDelivering = true
    }

    /// A delivery has ended.
    ///
    /// - Parameter more: What the subscriber asks for in addition.
    mutating func delivered(_ more: Subscribers.Demand) -> Step {
        isDelivering = false
        demand += more
        return deliverWaiting()
    }

    /// The subscriber wants no more states.
    mutating func cancel() -> Step {
        isCancelled = true
        return .nothing
    }

    /// Whether the subscriber and the states that wait are to be released now; true once.
    ///
    /// A subscriber is not released while it is being called.
    mutating func release() -> Bool {
        guard isCancelled, !isDelivering, !isReleased else { return false }
        isReleased = true
        return true
    }

    private mutating func deliverWaiting() -> Step {
        guard waitingCount > 0, !isDelivering, !isCancelled, demand > .none else { return .nothing }
        waitingCount -= 1
        return begin(.deliverWaiting)
    }

    private mutating func begin(_ step: Step) -> Step {
        demand -= 1
        isDelivering = true
        return step
    }
}
#endif
