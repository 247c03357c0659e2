/// When a subscriber receives a state.
@usableFromInline
package enum SubscriptionMoment: Sendable {
    /// While the container still has the previous state, unless the state was observed during another delivery.
    case willSet
    /// When the container has the new state, or a newer one.
    case didSet
}

/// Receives every state of a container, on the container's owner.
///
/// A class to inherit from rather than a protocol, so that calling a subscriber is a single dynamic call.
@usableFromInline
class StateSubscriber<State> {
    /// The number of the last state that this subscriber received.
    @safe @exclusivity(unchecked)
    @usableFromInline final var lastNumber: UInt64 = 0

    /// Set, from any thread, when this subscriber can be removed.
    @safe @exclusivity(unchecked)
    @usableFromInline final var isFinished = AtomicFlag()

    @inlinable
    init() {}

    /// Receives the next state.
    @usableFromInline
    func receive(_ state: State) {}

    /// Ends the subscription, on any thread.
    @usableFromInline
    final func finish() { isFinished.set() }
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
package final class StateSubscription {
    private let finish: () -> Void

    init<State>(_ subscriber: StateSubscriber<State>) {
        finish = { subscriber.finish() }
    }

    deinit { finish() }
}
