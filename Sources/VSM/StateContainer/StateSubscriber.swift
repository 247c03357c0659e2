public import Synchronization

/// When a subscriber hears of a state.
@usableFromInline
package enum SubscriptionMoment: Sendable {
    /// The container still has the state before, unless this one was observed while another was being told.
    case beforeChange
    /// The container has the new state, or a newer one.
    case afterChange
}

/// Somebody who is told of every state of a container, on the container's owner.
///
/// A class to inherit from rather than a protocol: telling a subscriber is then one dynamic call.
@usableFromInline
class StateSubscriber<State> {
    /// The number of the last state this subscriber was told of.
    @exclusivity(unchecked)
    @usableFromInline final var lastNumber: UInt64 = 0

    /// Set, from any thread, when this subscriber has lost interest and can be forgotten.
    @usableFromInline final let isFinished = Atomic(false)

    @inlinable
    init() {}

    /// Takes the next state.
    @usableFromInline
    func receive(_ state: State) {}

    /// Asks not to be told any more, from any thread.
    final func finish() { isFinished.store(true, ordering: .relaxed) }
}

/// A subscriber that calls a closure.
final class ClosureSubscriber<State>: StateSubscriber<State> {
    private let action: (State) -> Void

    init(_ action: @escaping (State) -> Void) {
        self.action = action
    }

    override func receive(_ state: State) { action(state) }
}

/// Keeps a subscription alive for as long as it is held.
package final class StateSubscription {
    private let finish: () -> Void

    init<State>(_ subscriber: StateSubscriber<State>) {
        finish = { subscriber.finish() }
    }

    deinit { finish() }
}
