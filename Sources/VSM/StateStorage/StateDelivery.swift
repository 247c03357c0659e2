/// The order in which a container's states are delivered to subscribers, as a pure value that returns what to do.
///
/// One state is delivered at a time: before the change, then after it. A state that arrives during a delivery becomes the
/// current one at once and is delivered next. No state is skipped or delivered twice, and deliveries do not nest however
/// deep the calls do.
///
/// The current state is not part of the value: its layout must not depend on the type of the states, because releasing
/// such a value costs hundreds of instructions.
@usableFromInline
struct StateDelivery<State> {
    /// The number of the state that is being delivered, or 0 when all states have been.
    @usableFromInline private(set) var delivering: UInt64 = 0

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
    mutating func skip() {
        number &+= 1
    }

    /// Takes in the next state.
    ///
    /// - Returns: `true` when the caller is to deliver it, and then every state from ``next()``; `false` when an outer
    ///   call is already delivering and will deliver this state, which then becomes the current one at once.
    @inlinable
    mutating func begin(_ state: State) -> Bool {
        guard delivering != 0 else {
            delivering = number &+ 1
            return true
        }
        waiting.append(state)
        number = delivering &+ UInt64(waiting.count)
        return false
    }

    /// Begins to deliver the current state to a new subscriber.
    ///
    /// - Returns: `true` when the caller is to deliver every state from ``next()`` afterwards; `false` when an outer call
    ///   does.
    @inlinable
    mutating func beginCurrent() -> Bool {
        guard delivering == 0 else { return false }
        delivering = number
        return true
    }

    /// Changes the state to the one that is being delivered.
    ///
    /// - Returns: Whether it becomes the current one; `false` if a newer one already is.
    @inlinable
    mutating func commit() -> Bool {
        guard number < delivering else { return false }
        number = delivering
        return true
    }

    /// Ends the delivery of one state.
    ///
    /// - Returns: The state to deliver next, or `nil` when all have been delivered.
    @inlinable
    mutating func next() -> State? {
        guard !waiting.isEmpty, let next = waiting.popFirst() else {
            delivering = 0
            return nil
        }
        delivering &+= 1
        return next
    }
}
