#if canImport(Combine) || OpenCombine
/// Receives the states of an action that is a publisher and carries them to the container's owner.
///
/// A publisher may emit on any thread, and on several. States that arrive on the owner are written at once; others
/// queue here in the order in which they arrived, and one hop to the owner writes all that wait.
final class ActionSubscriber<State>: Subscriber, Cancellable, @unchecked Sendable {
    private let lock = Lock()
    private let container: WeakReference<StateContainer<State>>
    private let owner: Owner
    private let turn: Turn
    private var upstream: (any Subscription)?
    private var isCancelled = false
    private var isHopping = false
    private var arrived = Queue<State>()

    init(_ container: StateContainer<State>, turn: Turn) {
        self.container = WeakReference(container)
        self.owner = container.storage.owner
        self.turn = turn
    }

    func receive(subscription: any Subscription) {
        let accepted = lock.withLock {
            guard !isCancelled, upstream == nil else { return false }
            upstream = subscription
            return true
        }
        if accepted {
            subscription.request(.unlimited)
        } else {
            subscription.cancel()
        }
    }

    func receive(_ state: State) -> Subscribers.Demand {
        let isOnOwner = owner.isCurrent
        let step: Step = lock.withLock {
            guard !isCancelled else { return .nothing }
            if isOnOwner, arrived.isEmpty { return .land }
            arrived.append(state)
            if isOnOwner { return .landArrived }
            guard !isHopping else { return .nothing }
            isHopping = true
            return .hop
        }
        switch step {
        case .nothing: break
        case .land: container.object?.land(state, turn: turn)
        case .landArrived: landArrived()
        case .hop:
            owner.enqueue { [self] in
                lock.withLock { isHopping = false }
                landArrived()
            }
        }
        return .none
    }

    /// What to do about a state that arrived.
    private enum Step {
        case nothing
        case land
        case landArrived
        case hop
    }

    func receive(completion: Subscribers.Completion<Never>) {
        // Like cancel(), this releases code that is not ours, so it happens outside of the lock.
        let released = lock.withLock {
            defer { upstream = nil }
            return upstream
        }
        _ = released
    }

    func cancel() {
        // The upstream's own code runs on cancellation, so it is called outside of the lock.
        let (upstream, dropped) = lock.withLock {
            defer { (self.upstream, arrived) = (nil, Queue()) }
            isCancelled = true
            return (self.upstream, arrived)
        }
        upstream?.cancel()
        _ = dropped
    }

    /// Writes what has arrived, oldest first.
    ///
    /// On the owner only.
    private func landArrived() {
        while let state = lock.withLock({ arrived.popFirst() }) {
            container.object?.land(state, turn: turn)
        }
    }
}

extension StateContainer {
    /// Moves through the states that a publisher emits.
    ///
    /// What the publisher emits on subscription (`Just`, `CurrentValueSubject`) is in ``state`` when the call returns.
    /// The publisher may emit on any thread; its states are carried to the container's owner in the order in which
    /// they arrive. The subscription ends when another action is observed or the container goes away.
    ///
    /// - Parameter publisher: emits the states to come.
    public func observe(_ publisher: some Publisher<State, Never>) {
        guard let turn = beginAction() else { return }
        let subscriber = ActionSubscriber(self, turn: turn)
        setRunning(.subscription(subscriber), turn: turn)
        publisher.subscribe(subscriber)
    }
}
#endif
