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
    /// The byte behind ``isFinished``; the first property, see ``AtomicByte``.
    @usableFromInline final var finishedByte: UInt8 = 0

    /// The number of the last state that this subscriber received.
    ///
    /// Only the owner uses it; see the benchmark `observe-ten`.
    @safe @exclusivity(unchecked)
    @usableFromInline final var lastNumber: UInt64 = 0

    /// Whether this subscriber can be removed; any thread may set it.
    @inlinable final var isFinished: Bool { AtomicByte(0, inFirstPropertyOf: self).load() != 0 }

    @inlinable
    init() {}

    /// Receives the next state.
    @usableFromInline
    func receive(_ state: State) {}

    /// Ends the subscription, on any thread.
    @usableFromInline
    final func unsubscribe() { AtomicByte(0, inFirstPropertyOf: self).store(1) }
}

/// A subscriber that calls a closure until it is cancelled.
///
/// It is Sendable, because only the owner uses the closure.
@usableFromInline
final class ClosureSubscriber<State>: StateSubscriber<State>, @unchecked Sendable {
    private let owner: Owner
    private var action: ((State) -> Void)?

    @usableFromInline
    init(owner: Owner, _ action: @escaping (State) -> Void) {
        self.owner = owner
        self.action = action
    }

    @usableFromInline
    override func receive(_ state: State) {
        if let action { action(state) }
    }

    /// Ends the subscription, on any thread, and releases the closure, which may be at the end of its call.
    @usableFromInline
    func cancel() {
        unsubscribe()
        if owner.isCurrent { action = nil } else { owner.enqueueOrStandIn { self.action = nil } }
    }
}

/// A subscription that ends when this object is released.
@_spi(Host) public final class StateSubscription {
    private let finish: () -> Void

    init<State>(_ subscriber: ClosureSubscriber<State>) {
        finish = { subscriber.cancel() }
    }

    deinit { finish() }
}
