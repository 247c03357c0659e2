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
@usableFromInline
class StateSubscriber<State> {
    /// Takes the next state; a closure, because one that is made in specialised code stays specialised when called.
    @usableFromInline final let receive: (StateSubscriber<State>, State) -> Void

    /// The number of the last state this subscriber was told of.
    @exclusivity(unchecked)
    @usableFromInline final var lastNumber: UInt64 = 0

    /// Set, from any thread, when this subscriber has lost interest and can be forgotten.
    @usableFromInline final let isFinished = Atomic(false)

    /// - Parameter receive: is called with this object and the state; it does not capture the object.
    @inlinable
    init(_ receive: @escaping (StateSubscriber<State>, State) -> Void) {
        self.receive = receive
    }

    /// Asks not to be told any more, from any thread.
    @inlinable
    final func finish() { isFinished.store(true, ordering: .relaxed) }
}

/// Keeps a subscription alive for as long as it is held.
package final class StateSubscription {
    private let finish: () -> Void

    init<State>(_ subscriber: StateSubscriber<State>) {
        finish = { subscriber.finish() }
    }

    deinit { finish() }
}
