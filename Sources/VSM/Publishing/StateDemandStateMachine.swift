#if canImport(Combine) || OpenCombine
/// The demand and the cancellation of one subscriber, as a pure value that returns what to do.
///
/// States are delivered in order, one at a time, as far as the subscriber has requested them; the others wait in the
/// caller's queue. This value only counts them, so its type does not depend on the type of the states.
///
/// At first, the current state waits, and the subscriber is being called to receive its subscription. Each call of the
/// subscriber ends with ``delivered(_:)``.
struct StateDemandStateMachine {
    private enum Phase {
        case idle
        /// The subscriber is being called.
        case delivering
        /// Cancelled while the subscriber is being called.
        case cancelledWhileDelivering
        case cancelled
        /// The subscriber has been released.
        case released
    }

    private var phase = Phase.delivering
    private var demand = Subscribers.Demand.none
    private var waitingCount = 1

    /// What to do with a new state.
    enum Reception {
        case deliver
        /// Put it behind the waiting ones.
        case keep
        case ignore
    }

    /// Handles a new state.
    mutating func receive() -> Reception {
        guard phase == .idle || phase == .delivering else { return .ignore }
        waitingCount += 1
        return waitingCount == 1 && deliverWaiting() ? .deliver : .keep
    }

    /// Handles additional demand of the subscriber.
    mutating func request(_ more: Subscribers.Demand) { demand += more }

    /// Returns whether to take the first waiting state, and to deliver it.
    mutating func deliverWaiting() -> Bool {
        guard phase == .idle, waitingCount > 0, demand > .none else { return false }
        waitingCount -= 1
        demand -= 1
        phase = .delivering
        return true
    }

    /// Handles the end of a call of the subscriber.
    ///
    /// - Parameter more: The subscriber's additional demand.
    mutating func delivered(_ more: Subscribers.Demand) {
        demand += more
        switch phase {
        case .delivering: phase = .idle
        case .cancelledWhileDelivering: phase = .cancelled
        case .idle, .cancelled, .released:
            preconditionFailure("Internal inconsistency: a delivery ended that had not begun.")
        }
    }

    /// Handles cancellation by the subscriber.
    mutating func cancel() {
        switch phase {
        case .idle: phase = .cancelled
        case .delivering: phase = .cancelledWhileDelivering
        case .cancelledWhileDelivering, .cancelled, .released: break
        }
    }

    /// Returns whether to release the subscriber and the waiting states now; `true` only once.
    mutating func release() -> Bool {
        guard phase == .cancelled else { return false }
        phase = .released
        return true
    }
}
#endif
