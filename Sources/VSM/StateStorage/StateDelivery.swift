/// The order of a container's states, and of their delivery to subscribers, as a pure value.
///
/// One state is delivered at a time: before the change, then after it. A state that arrives during a delivery becomes the
/// current one at once and is delivered next. No state is skipped or delivered twice, and deliveries do not nest however
/// deep the calls do.
@usableFromInline
struct StateDelivery<State> {
    /// The number of the state that is being delivered, or 0 when all states have been.
    @usableFromInline private(set) var delivering: UInt64 = 0

    /// The number of ``current``; the first state has the number 1.
    @usableFromInline private(set) var number: UInt64 = 1

    /// States that arrived while another was being delivered.
    @usableFromInline private(set) var waiting = Queue<State>()

    /// What the view may render now.
    @usableFromInline private(set) var current: State

    @inlinable
    init(_ state: State) {
        current = state
    }

    /// Changes the state of a container without subscribers.
    ///
    /// Only valid while no state is being delivered.
    @inlinable
    mutating func replace(with state: State) {
        current = state
        number &+= 1
    }

    /// Takes in the next state.
    ///
    /// - Returns: `true` when the caller is to deliver it, and then every state from ``next()``; `false` when an outer
    ///   call is already delivering and will deliver this state, which is then the current one.
    @inlinable
    mutating func begin(_ state: State) -> Bool {
        guard delivering != 0 else {
            delivering = number &+ 1
            return true
        }
        waiting.append(state)
        current = state
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

    /// Makes the state that is being delivered the current one, unless it is already followed by a newer one.
    @inlinable
    mutating func commit(_ state: State) {
        guard number < delivering else { return }
        current = state
        number = delivering
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
