/// The order in which a container's states are delivered to subscribers, as a pure value that returns what to do.
///
/// One state is delivered at a time: before the change, then after it. A state that arrives during a delivery becomes
/// the current one immediately and is delivered next. No state is skipped or delivered twice, and deliveries do not
/// nest however deep the calls do.
///
/// A waiting state is released when it has been delivered, which may run code that observes the next one. The delivery
/// is paused meanwhile, because no subscriber is being called: the code that observes delivers all waiting states, and
/// subscribers receive its state before the change.
///
/// The current state is not part of the value: its layout must not depend on the type of the states, because releasing
/// such a value costs hundreds of instructions.
@usableFromInline
struct StateDelivery<State> {
    /// The number of the state that is being delivered, or 0 when all states have been.
    ///
    /// While the delivery is paused, the number of the last delivered state and the pause bit.
    @usableFromInline private(set) var delivering: UInt64 = 0

    @inlinable static var pauseBit: UInt64 { 1 << 63 }

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

    /// Receives the next state.
    ///
    /// - Returns: `true` if the caller has to deliver the state, then every state from ``next()``; `false` if an outer
    ///   call is delivering. If the delivery is paused, the caller then delivers the waiting states after ``resume()``;
    ///   if not, it makes this state the current one.
    @inlinable
    mutating func begin(_ state: State) -> Bool {
        guard delivering != 0 else {
            delivering = number &+ 1
            return true
        }
        waiting.append(state)
        if !isPaused { number = delivering &+ UInt64(waiting.count) }
        return false
    }

    /// Whether a waiting state that has been delivered is being released.
    @inlinable var isPaused: Bool { delivering >= Self.pauseBit }

    /// Notes that a waiting state has been delivered, and is released now.
    @inlinable
    mutating func pause() {
        delivering |= Self.pauseBit
    }

    /// Ends a pause.
    ///
    /// - Returns: Whether the caller has to deliver every state from ``next()``; `false` if the delivery was not paused.
    @inlinable
    mutating func resume() -> Bool {
        guard isPaused else { return false }
        delivering &= ~Self.pauseBit
        return true
    }

    /// Begins to deliver the current state to a new subscriber.
    ///
    /// - Returns: `true` if the caller has to deliver every state from ``next()`` afterwards; `false` if an outer call
    ///   does so.
    @inlinable
    mutating func beginCurrent() -> Bool {
        guard delivering == 0 else { return resume() }
        delivering = number
        return true
    }

    /// Makes the state that is being delivered the current one.
    ///
    /// - Returns: Whether it became the current one; `false` if there is a newer one.
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
        delivering = (delivering & ~Self.pauseBit) &+ 1
        return next
    }
}
