#if canImport(Combine) || OpenCombine
/// One subscriber of a ``StatePublisher``, with what it has not asked for yet.
///
/// States come in on the owner; demand and cancellation may come from any thread, hence the lock. The subscriber is
/// never called with the lock held, and never from two threads at once.
@usableFromInline
final class StatePublisherSubscription<State, Downstream: Subscriber>: StateSubscriber<State>, Subscription
where Downstream.Input == State, Downstream.Failure == Never {
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked)
    @usableFromInline var isDelivering = true
    @exclusivity(unchecked)
    @usableFromInline var demand = Subscribers.Demand.none
    /// States that the subscriber has not asked for yet.
    @exclusivity(unchecked)
    @usableFromInline var waiting: Queue<State>?
    @exclusivity(unchecked)
    @usableFromInline var downstream: Downstream?

    @inlinable
    init(_ downstream: Downstream) {
        self.downstream = downstream
        super.init { subscriber, state in
            unsafeDowncast(subscriber, to: StatePublisherSubscription.self).deliver(state)
        }
    }

    /// Introduces itself to the subscriber and delivers the current state.
    @inlinable
    func start(with state: State) {
        downstream?.receive(subscription: self)
        lock.lock()
        isDelivering = false
        let isFirst = waiting == nil
        if !isFirst { keepFirst(state) }
        lock.unlock()
        if isFirst { deliver(state) } else { deliverWaiting() }
    }

    /// Passes a state on, or keeps it until it is asked for.
    @inlinable
    func deliver(_ state: State) {
        lock.lock()
        // The usual case: the subscriber wants everything and is not busy with anything.
        if !isDelivering, waiting == nil, demand > .none, let downstream {
            isDelivering = true
            demand -= 1
            lock.unlock()
            let more = downstream.receive(state)
            lock.lock()
            demand += more
            isDelivering = false
            let hasMore = waiting != nil
            lock.unlock()
            if hasMore { deliverWaiting() }
        } else {
            keep(state)
            lock.unlock()
            deliverWaiting()
        }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        let hasMore = waiting != nil
        lock.unlock()
        if hasMore { deliverWaiting() }
    }

    @usableFromInline
    func cancel() {
        finish()
        // What is released here may run the subscriber's own code, so it happens outside of the lock.
        lock.lock()
        let released = UncheckedSendable((downstream, waiting))
        downstream = nil
        waiting = nil
        lock.unlock()
        withExtendedLifetime(released) {}
    }

    /// Called with the lock held.
    @usableFromInline
    func keep(_ state: State) {
        guard downstream != nil else { return }
        if waiting == nil { waiting = Queue() }
        waiting?.append(state)
    }

    /// Keeps the state from before those that came while the subscriber was being introduced.
    ///
    /// Called with the lock held.
    @usableFromInline
    func keepFirst(_ state: State) {
        var queue = Queue<State>()
        queue.append(state)
        while let next = waiting?.popFirst() { queue.append(next) }
        waiting = queue
    }

    /// Delivers what waits, as far as it is asked for, unless that is being done further up the stack or elsewhere.
    @usableFromInline
    func deliverWaiting() {
        let isMine = lock.withLock {
            guard !isDelivering else { return false }
            isDelivering = true
            return true
        }
        guard isMine else { return }
        while let (downstream, state) = nextDelivery() {
            let more = downstream.receive(state)
            lock.withLock { demand += more }
        }
    }

    private func nextDelivery() -> (Downstream, State)? {
        lock.withLock {
            guard let downstream, demand > .none, let state = waiting?.popFirst() else {
                if waiting?.isEmpty == true { waiting = nil }
                isDelivering = false
                return nil
            }
            demand -= 1
            return (downstream, state)
        }
    }
}
#endif
