#if canImport(Combine) || OpenCombine
/// A publisher of a container's states: the current one on subscription, then every later one.
///
/// It never completes. If a subscriber requests states one by one, later states wait for it.
public struct StatePublisher<State>: Publisher {
    /// A state of the container.
    public typealias Output = State
    /// States do not fail.
    public typealias Failure = Never

    @usableFromInline let storage: StateStorage<State>
    @usableFromInline let moment: SubscriptionMoment

    @inlinable
    init(_ storage: StateStorage<State>, moment: SubscriptionMoment) {
        self.storage = storage
        self.moment = moment
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == State, Downstream.Failure == Never {
        guard storage.owner.checkCaller(of: "$state") else {
            return storage.forwardToMainActor("$state") { subscribe(subscriber) }
        }
        subscribe(subscriber)
    }

    private func subscribe<Downstream: Subscriber>(_ subscriber: Downstream)
    where Downstream.Input == State, Downstream.Failure == Never {
        let subscription = StatePublisherSubscription<State> { subscriber.receive($0) }
        let current = storage.add(subscription, at: moment)
        subscription.start(with: current) { subscriber.receive(subscription: $0) }
    }

    /// Calls a closure with the current state and every later one.
    ///
    /// The method has the effect of Combine's `sink(receiveValue:)`, at a fraction of the cost.
    ///
    /// - Parameter receiveValue: The closure to call with each state.
    /// - Returns: An object that cancels the subscription when it is cancelled or released.
    @inlinable
    public func sink(receiveValue: @escaping (State) -> Void) -> AnyCancellable {
        let subscriber = ClosureSubscriber(owner: storage.owner, receiveValue)
        if storage.owner.checkCaller(of: "$state") {
            storage.begin(subscriber, at: moment)
        } else {
            forwardToMainActor(subscriber)
        }
        return AnyCancellable { subscriber.cancel() }
    }

    @inline(never)
    @usableFromInline
    func forwardToMainActor(_ subscriber: ClosureSubscriber<State>) {
        storage.forwardToMainActor("$state") { [storage, moment] in storage.begin(subscriber, at: moment) }
    }
}
#endif
