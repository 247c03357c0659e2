#if canImport(Combine) || OpenCombine
/// One subscriber of a ``StatePublisher``.
///
/// States arrive on the owner; demand and cancellation may come from any thread. ``StateDemandStateMachine`` decides
/// under a lock what to deliver, and this class delivers it outside of the lock. A subscriber that wants every state
/// and is not busy needs neither: it has an open ``DeliveryLane``, in which a delivery costs two atomic exchanges. Without it,
/// a state for a subscriber of `willSetPublisher` would cost 12,047 instructions instead of 1,032, because this code is not
/// specialized for the type of the state.
///
/// It is Sendable, because the lock and the lane guard everything that changes.
@usableFromInline
final class StatePublisherSubscription<State>: StateSubscriber<State>, Subscription, @unchecked Sendable {
    private var lane: AtomicDeliveryLane { AtomicDeliveryLane(of: self) }
    private let lock = Lock()
    // The lock guards these. It is held while the lane is closed and reopened, so it also guards the closure, which is read in
    // the lane.
    private var machine = StateDemandStateMachine()
    private var waiting: WaitingStates<State>?
    /// Calls the subscriber; `nil` after its release.
    ///
    /// A closure is stored instead of the subscriber, because its size does not depend on the subscriber's type.
    private var deliver: ((State) -> Subscribers.Demand)?

    /// - Parameter deliver: Calls the subscriber.
    @usableFromInline
    init(deliver: @escaping (State) -> Subscribers.Demand) {
        self.deliver = deliver
        super.init()
        _ = lane.close()
    }

    /// Passes itself to the subscriber and delivers the current state.
    ///
    /// - Parameters:
    ///   - state: The current state.
    ///   - introduce: Passes this subscription to the subscriber, which may request states, observe actions, and
    ///     cancel.
    @usableFromInline
    func start(with state: State, introduce: (any Subscription) -> Void) {
        introduce(self)
        perform(with: state) { $0.didReceiveSubscription() }
    }

    @usableFromInline
    override func receive(_ state: State) {
        guard lane.enter() else { return perform(with: state) { $0.receive() } }
        guard let deliver = deliver else { preconditionFailure("A released subscriber's lane is open.") }
        let more = deliver(state)
        if !lane.leave() { perform { $0.delivered(more) } }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        perform { $0.request(demand) }
    }

    @usableFromInline
    func cancel() {
        unsubscribe()
        perform { $0.cancel() }
    }

    /// Makes a transition, and does what it returns.
    ///
    /// - Parameter arrived: The state that has arrived, if one has.
    private func perform(with arrived: State? = nil, _ transition: (inout StateDemandStateMachine) -> Step) {
        var isDue = performOnce(with: arrived, transition)
        while isDue { isDue = performOnce { $0.deliverWaiting() } }
    }

    /// Makes a transition, and delivers the state that it returns.
    ///
    /// - Returns: Whether waiting states are due, now that the state has been released.
    private func performOnce(
        with arrived: State? = nil,
        _ transition: (inout StateDemandStateMachine) -> Step
    ) -> Bool {
        let (delivery, isDue) = decide(arrived, transition)
        guard let (state, deliver) = delivery else { return isDue }
        let more = deliver(state)
        // Releasing the state may run code that observes the next one, so the delivery ends before.
        return withExtendedLifetime(state) { decide(nil) { $0.delivered(more) }.isDue }
    }

    private typealias Step = StateDemandStateMachine.Step

    /// Makes a transition.
    ///
    /// - Returns: The state to deliver, and how; and whether waiting states are due.
    private func decide(
        _ arrived: State?,
        _ transition: (inout StateDemandStateMachine) -> Step
    ) -> (delivery: (State, (State) -> Subscribers.Demand)?, isDue: Bool) {
        var released: ((State) -> Subscribers.Demand)?
        var dropped: WaitingStates<State>?
        lock.lock()
        if lane.close() == .entered { machine.recordDelivery() }
        let state = take(transition(&machine), arrived)
        let deliver = deliver
        if machine.release() {
            (released, dropped) = (self.deliver, waiting)
            (self.deliver, waiting) = (nil, nil)
        }
        let isDue = machine.isDue
        if machine.isAtRest { lane.reopen() }
        lock.unlock()
        // Releasing these may run code of the subscriber, so they are released outside of the lock.
        withExtendedLifetime((released, dropped)) {}
        guard let state, let deliver else { return (nil, isDue) }
        return ((state, deliver), isDue)
    }

    /// Keeps a state, or takes the one to deliver.
    private func take(_ step: Step, _ arrived: State?) -> State? {
        switch step {
        case .nothing: return nil
        case .deliver: return arrived
        case .deliverWaiting: return waiting?.queue.popFirst()
        case .keep, .keepFirst: break
        }
        guard let arrived else { return nil }
        if waiting == nil { waiting = WaitingStates() }
        step == .keep ? waiting?.queue.append(arrived) : waiting?.queue.prepend(arrived)
        return nil
    }
}
#endif
