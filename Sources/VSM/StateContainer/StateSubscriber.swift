/// Somebody who is told of every state of a container, on the container's owner.
///
/// A class to inherit from rather than a protocol: telling a subscriber is then one dynamic call.
class StateSubscriber<State> {
    /// When a subscriber hears of a state.
    enum Moment {
        /// The container still has the state before, unless this one was observed while another was being told.
        case beforeChange
        /// The container has the new state, or a newer one.
        case afterChange
    }

    let moment: Moment

    /// The number of the last state this subscriber was told of.
    final var lastNumber: UInt64 = 0

    init(_ moment: Moment) {
        self.moment = moment
    }

    /// Whether this subscriber has lost interest and can be forgotten.
    var isFinished: Bool { false }

    /// Takes the next state.
    func receive(_ state: State) {}
}

/// A subscriber that calls a closure, until the token that was handed out for it goes away.
final class ClosureSubscriber<State>: StateSubscriber<State> {
    private let action: (State) -> Void
    private weak var token: StateSubscription?

    init(_ moment: Moment, token: StateSubscription, action: @escaping (State) -> Void) {
        self.action = action
        self.token = token
        super.init(moment)
    }

    override var isFinished: Bool { token == nil }

    override func receive(_ state: State) {
        guard !isFinished else { return }
        action(state)
    }
}

/// Keeps a subscription alive for as long as it is held.
package final class StateSubscription {
    package init() {}
}
