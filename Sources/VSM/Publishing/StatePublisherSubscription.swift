#if canImport(Combine) || OpenCombine
import Synchronization

/// One subscriber of a ``StatePublisher``, with what it has not asked for yet.
///
/// States come in on the owner; demand and cancellation may come from any thread. The subscriber is never called with
/// the lock held, and never from two threads at once.
///
/// A subscriber that wants everything, and is not busy when a state comes, is the usual case: it costs two atomic
/// exchanges and no lock. Everything else takes the lock; ``Status/isSlow`` keeps the two ways apart.
@usableFromInline
final class StatePublisherSubscription<State>: StateSubscriber<State>, Subscription, @unchecked Sendable {
    /// What is going on, as bits of ``status``.
    enum Status {
        /// The subscriber is being called, or introduced.
        static var isDelivering: UInt8 { 1 }
        /// The subscriber wants no more.
        static var isCancelled: UInt8 { 2 }
        /// The demand is limited, or states wait, or may: deliver with the lock only.
        static var isSlow: UInt8 { 4 }
    }

    private let status = Atomic<UInt8>(Status.isDelivering | Status.isSlow)
    private let lock = Lock()
    /// Calls the subscriber.
    ///
    /// Released by whoever finds it cancelled and not being called; a closure rather than the subscriber, because its
    /// size does not depend on the subscriber's type.
    @exclusivity(unchecked)
    private var deliver: ((State) -> Subscribers.Demand)?
    /// Guarded by the lock.
    @exclusivity(unchecked)
    private var demand = Subscribers.Demand.none
    /// States that the subscriber has not asked for yet, guarded by the lock.
    @exclusivity(unchecked)
    private var waiting: Queue<State>?

    /// - Parameter deliver: calls the subscriber.
    @usableFromInline
    init(deliver: @escaping (State) -> Subscribers.Demand) {
        self.deliver = deliver
    }

    /// Introduces itself to the subscriber and delivers the current state.
    ///
    /// - Parameters:
    ///   - state: the current state.
    ///   - introduce: gives this subscription to the subscriber, which may ask for states, observe, and cancel.
    @usableFromInline
    func start(with state: State, introduce: (any Subscription) -> Void) {
        introduce(self)
        lock.lock()
        if waiting == nil, demand > .none, !isCancelled, let deliver {
            demand -= 1
            lock.unlock()
            resume(after: deliver(state))
        } else {
            // Before those that came meanwhile.
            var queue = Queue<State>()
            queue.append(state)
            while let next = waiting?.popFirst() { queue.append(next) }
            waiting = queue
            lock.unlock()
            resume(after: .none)
        }
    }

    @usableFromInline
    override func receive(_ state: State) {
        let begins = status.compareExchange(
            expected: 0,
            desired: Status.isDelivering,
            successOrdering: .acquiring,
            failureOrdering: .relaxed
        )
        guard begins.exchanged, let deliver else { return keep(state) }
        let more = deliver(state)
        let ends = status.compareExchange(
            expected: Status.isDelivering,
            desired: 0,
            successOrdering: .releasing,
            failureOrdering: .relaxed
        )
        if !ends.exchanged { resume(after: more) }
    }

    /// Keeps a state until the subscriber has time for it and has asked for it.
    private func keep(_ state: State) {
        guard !isCancelled else { return }
        lock.lock()
        status.bitwiseOr(Status.isSlow, ordering: .relaxed)
        if waiting == nil { waiting = Queue() }
        waiting?.append(state)
        lock.unlock()
        deliverWaiting()
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        lock.unlock()
        deliverWaiting()
    }

    @usableFromInline
    func cancel() {
        finish()
        let before = status.bitwiseOr(Status.isCancelled, ordering: .acquiringAndReleasing).oldValue
        // Else whoever calls the subscriber at the moment lets go of it afterwards.
        if before & (Status.isDelivering | Status.isCancelled) == 0 { release() }
    }

    private var isCancelled: Bool { status.load(ordering: .relaxed) & Status.isCancelled != 0 }

    /// Lets go of the subscriber, whose own code that may run.
    private func release() {
        lock.lock()
        let released = deliver
        let dropped = waiting
        deliver = nil
        waiting = nil
        lock.unlock()
        withExtendedLifetime(released) {}
        withExtendedLifetime(dropped) {}
    }

    /// Goes on after the subscriber was called or introduced.
    private func resume(after more: Subscribers.Demand) {
        lock.lock()
        demand += more
        settle()
        deliverWaiting()
    }

    /// Notes that the subscriber is not being called any more, and unlocks.
    ///
    /// Called with the lock held.
    private func settle() {
        let isUsual = waiting == nil && demand == .unlimited
        let kept = isUsual ? Status.isCancelled : Status.isCancelled | Status.isSlow
        let after = status.bitwiseAnd(kept, ordering: .acquiringAndReleasing).newValue
        lock.unlock()
        if after & Status.isCancelled != 0 { release() }
    }

    /// Delivers what waits, as far as it is asked for, unless that is being done further up the stack or elsewhere.
    private func deliverWaiting() {
        while let (deliver, state) = beginDelivery() {
            let more = deliver(state)
            lock.lock()
            demand += more
            settle()
        }
    }

    private func beginDelivery() -> ((State) -> Subscribers.Demand, State)? {
        lock.withLock {
            guard demand > .none, let deliver, waiting != nil else { return nil }
            let before = status.bitwiseOr(Status.isDelivering | Status.isSlow, ordering: .acquiring).oldValue
            guard before & Status.isDelivering == 0 else { return nil }
            guard before & Status.isCancelled == 0, let state = waiting?.popFirst() else {
                status.bitwiseAnd(~Status.isDelivering, ordering: .releasing)
                return nil
            }
            if waiting?.isEmpty == true { waiting = nil }
            demand -= 1
            return (deliver, state)
        }
    }
}
#endif
