/// When a subscriber receives a state.
@usableFromInline
enum SubscriptionMoment: Sendable {
    /// While the container still has the previous state, unless the state was observed during another delivery.
    case willSet
    /// When the container has the new state, or a newer one.
    case didSet
}

/// Receives every state of a container, on the container's owner.
///
/// It is a base class instead of a protocol, so that calling a subscriber is a single dynamic call.
@usableFromInline
class StateSubscriber<State> {
    /// The bytes behind ``isFinished`` and, in some subclasses, a lane; the first property, see ``AtomicByte``.
    @usableFromInline final var atomicBytes: (isFinished: UInt8, lane: UInt8) = (0, 0)

    /// The number of the last state that this subscriber received.
    ///
    /// Only the owner uses it. With exclusivity checks, a state for ten subscribers would cost 2,611 instructions instead
    /// of 1,796.
    @safe @exclusivity(unchecked)
    @usableFromInline final var lastNumber: UInt64 = 0

    /// Whether this subscriber can be removed; any thread may set it.
    @inlinable final var isFinished: Bool { AtomicByte(0, inFirstPropertyOf: self).load() != 0 }

    @inlinable
    init() {}

    /// Receives the next state.
    @usableFromInline
    func receive(_ state: State) {}

    /// The running action may wait forever from now on.
    func actionMayFollow() {}

    /// The running action has returned everything.
    func actionDidFinish() {}

    /// Ends the subscription, on any thread.
    @usableFromInline
    final func unsubscribe() { AtomicByte(0, inFirstPropertyOf: self).store(1) }
}

/// A subscriber that calls a closure.
@usableFromInline
final class ClosureSubscriber<State>: StateSubscriber<State> {
    @usableFromInline let action: (State) -> Void

    @inlinable
    init(_ action: @escaping (State) -> Void) {
        self.action = action
    }

    @usableFromInline
    override func receive(_ state: State) { action(state) }
}

/// A subscription that ends when this object is released.
@_spi(Host) public final class StateSubscription {
    private let finish: () -> Void

    init<State>(_ subscriber: StateSubscriber<State>) {
        finish = { subscriber.unsubscribe() }
    }

    deinit { finish() }
}
