#if canImport(Combine) || OpenCombine
/// One subscriber of a ``StatePublisher``, with what it has not asked for yet.
///
/// States come in on the owner; demand and cancellation may come from any thread, hence the lock. The subscriber is
/// never called with the lock held, and never from two threads at once.
final class StatePublisherSubscription<State, Downstream: Subscriber>: StateSubscriber<State>, Subscription
where Downstream.Input == State, Downstream.Failure == Never {
    private let lock = Lock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var waiting = Queue<State>()
    private var isDelivering = true

    init(_ downstream: Downstream, moment: Moment) {
        self.downstream = downstream
        super.init(moment)
    }

    /// Introduces itself to the subscriber and delivers the current state.
    func start(with state: State) {
        lock.withLock { waiting.append(state) }
        downstream?.receive(subscription: self)
        deliver()
    }

    override var isFinished: Bool { lock.withLock { downstream == nil } }

    override func receive(_ state: State) {
        let direct: Downstream? = lock.withLock {
            // The usual case: the subscriber wants everything and is not busy with anything.
            if !isDelivering, waiting.isEmpty, demand > .none {
                isDelivering = true
                demand -= 1
                return downstream
            }
            waiting.append(state)
            return nil
        }
        guard let direct else { return deliverUnlessDelivering() }
        deliver(state, to: direct)
        deliver()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        deliverUnlessDelivering()
    }

    func cancel() {
        // What is released here may run the subscriber's own code, so it happens outside of the lock.
        let released = lock.withLock {
            let released = UncheckedSendable((downstream, waiting))
            downstream = nil
            waiting = Queue()
            return released
        }
        _ = released
    }

    private func deliverUnlessDelivering() {
        let isMine = lock.withLock {
            guard !isDelivering else { return false }
            isDelivering = true
            return true
        }
        if isMine { deliver() }
    }

    private func deliver() {
        while let (downstream, state) = nextDelivery() { deliver(state, to: downstream) }
    }

    private func deliver(_ state: State, to downstream: Downstream) {
        let more = downstream.receive(state)
        guard more > .none else { return }
        lock.withLock { demand += more }
    }

    private func nextDelivery() -> (Downstream, State)? {
        lock.withLock {
            guard let downstream, demand > .none, let state = waiting.popFirst() else {
                isDelivering = false
                return nil
            }
            demand -= 1
            return (downstream, state)
        }
    }
}
#endif
