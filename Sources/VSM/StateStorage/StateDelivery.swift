/// The order in which a container's states are delivered to subscribers, as a pure value that returns what to do.
///
/// One state is delivered at a time: before the change, then after it. A state that arrives during a delivery becomes
/// the current one immediately and is delivered next. No state is skipped or delivered twice, and deliveries do not
/// nest however deep the calls do.
///
/// The current state is not part of the value: its layout must not depend on the type of the states, because releasing
/// such a value costs hundreds of instructions.
@usableFromInline
struct StateDelivery<State> {
    /// The number of the state that is being delivered, or 0 when all states have been.
    @usableFromInline private(set) var deliveringNumber: UInt64 = 0

    /// The number of the current state; the first state has the number 1.
    @usableFromInline private(set) var number: UInt64 = 1

    /// States that arrived while another was being delivered.
    @usableFromInline private(set) var waiting = Queue<State>()

    @inlinable
    init() {}

    /// Counts a state of a container without subscribers, which becomes the current one.
    ///
    /// Only valid while no state is being delivered.
    @inlinable
    mutating func countUndelivered() {
        number &+= 1
    }

    /// Receives the next state.
    ///
    /// - Returns: `true` if the caller has to deliver the state, then every state from ``next()``; `false` if an outer
    ///   call is delivering and will deliver this state, which becomes the current one immediately.
    @inlinable
    mutating func begin(_ state: State) -> Bool {
        guard deliveringNumber != 0 else {
            deliveringNumber = number &+ 1
            return true
        }
        waiting.append(state)
        number = deliveringNumber &+ UInt64(waiting.count)
        return false
    }

    /// Begins to deliver the current state to a new subscriber.
    ///
    /// - Returns: `true` if the caller has to deliver every state from ``next()`` afterwards; `false` if an outer call
    ///   does so.
    @inlinable
    mutating func beginCurrent() -> Bool {
        guard deliveringNumber == 0 else { return false }
        deliveringNumber = number
        return true
    }

    /// Makes the state that is being delivered the current one.
    ///
    /// - Returns: Whether it became the current one; `false` if there is a newer one.
    @inlinable
    mutating func commit() -> Bool {
        guard number < deliveringNumber else { return false }
        number = deliveringNumber
        return true
    }

    /// Ends the delivery of one state.
    ///
    /// - Returns: The state to deliver next, or `nil` when all have been delivered.
    @inlinable
    mutating func next() -> State? {
        guard !waiting.isEmpty, let next = waiting.popFirst() else {
            deliveringNumber = 0
            return nil
        }
        deliveringNumber &+= 1
        return next
    }
}
