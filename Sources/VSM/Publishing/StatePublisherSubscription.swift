#if canImport(Combine) || OpenCombine
/// One subscriber of a ``StatePublisher``.
///
/// States arrive on the owner; demand and cancellation may come from any thread. ``StateDemandStateMachine`` decides
/// under a lock what to deliver, and this class delivers it outside of the lock.
///
/// It is Sendable, because the lock guards everything that changes.
final class StatePublisherSubscription<State>: StateSubscriber<State>, Subscription, @unchecked Sendable {
    private let lock = Lock()
    private var machine = StateDemandStateMachine()
    private var waiting = WaitingStates<State>()
    /// Calls the subscriber; `nil` after its release, which waits for the end of a call.
    private var call: ((State) -> Subscribers.Demand)?

    /// - Parameter call: Calls the subscriber.
    init(_ call: @escaping (State) -> Subscribers.Demand) {
        self.call = call
    }

    /// Passes itself to the subscriber and delivers the current state.
    ///
    /// - Parameters:
    ///   - state: The current state.
    ///   - introduce: Passes this subscription to the subscriber, which may request states, observe actions, and
    ///     cancel.
    func start(with state: State, introduce: (any Subscription) -> Void) {
        waiting.queue.append(state)
        introduce(self)
        update { $0.delivered(.none) }
        deliverWaiting()
    }

    override func receive(_ state: State) {
        let reception = update { machine in
            let reception = machine.receive()
            if reception == .keep { waiting.queue.append(state) }
            return reception
        }
        if reception == .deliver { deliver(state) }
        deliverWaiting()
    }

    func request(_ demand: Subscribers.Demand) {
        update { $0.request(demand) }
        deliverWaiting()
    }

    func cancel() {
        unsubscribe()
        update { $0.cancel() }
    }

    /// Delivers the states that wait, as far as the subscriber has requested them.
    private func deliverWaiting() {
        // A state is released before the next one is delivered. That may run code that observes another one, which the
        // subscriber receives before the container's state changes.
        while let state = update({ $0.deliverWaiting() ? waiting.queue.popFirst() : nil }) { deliver(state) }
    }

    private func deliver(_ state: State) {
        guard let call else { preconditionFailure("Internal inconsistency: a released subscriber is called.") }
        let more = call(state)
        update { $0.delivered(more) }
    }

    /// Changes the state machine with the lock held, and releases the subscriber outside of it.
    @discardableResult
    private func update<Result>(_ change: (inout StateDemandStateMachine) -> Result) -> Result {
        lock.lock()
        let result = change(&machine)
        var released: (((State) -> Subscribers.Demand)?, WaitingStates<State>)?
        if machine.release() {
            released = (call, waiting)
            (call, waiting) = (nil, WaitingStates())
        }
        lock.unlock()
        withExtendedLifetime(released) {}
        return result
    }
}
#endif
