#if !canImport(Combine) && OpenCombine
/// The subscription of one downstream subscriber to several upstream publishers.
///
/// Publishers may emit from several threads at once. One thread at a time calls the subscriber, never with the lock
/// held; the others record their values and return. ``CombiningState`` decides what to do, and this class does it.
final class CombiningSubscription<Values: CombiningValues, Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == Values.Output {
    typealias State = CombiningState<Values, Downstream.Failure>

    private let lock = Lock()
    private var state: State
    private var downstream: Downstream?

    init(_ downstream: Downstream, _ values: Values, upstreamCount: Int) {
        self.downstream = downstream
        state = State(values, upstreamCount: upstreamCount)
    }

    /// Passes itself to the subscriber and subscribes to the publishers, one after the other.
    ///
    /// - Parameter upstreams: Closures that each subscribe to one publisher; not called after the end.
    func start(subscribing upstreams: [(CombiningSubscription) -> Void]) {
        withLock { _, downstream in downstream }?.receive(subscription: self)
        for subscribe in upstreams where withLock({ state, _ in state.isOpen }) { subscribe(self) }
        // Without publishers, the combination ends here.
        _ = deliver(from: nil)
    }

    /// Subscribes to a publisher.
    ///
    /// - Parameters:
    ///   - publisher: The publisher.
    ///   - upstream: Its position.
    ///   - transform: Converts its values to inputs of the combination.
    func subscribe<Value>(
        to publisher: some Publisher<Value, Downstream.Failure>,
        at upstream: Int,
        _ transform: @escaping (Value) -> Values.Input
    ) {
        publisher.subscribe(CombiningSubscriber(upstream: upstream, subscription: self, transform: transform))
    }

    func receive(_ subscription: any Subscription, from upstream: Int) {
        guard let requests = withLock({ state, _ in state.receive(subscription, from: upstream) }) else {
            return subscription.cancel()
        }
        for request in requests { request.subscription.request(request.demand) }
    }

    func receive(_ value: Values.Input, from upstream: Int) -> Subscribers.Demand {
        deliver(from: upstream) { state in state.receive(value, from: upstream) }
    }

    func receive(_ completion: Subscribers.Completion<Downstream.Failure>, from upstream: Int) {
        // Subscriptions may run arbitrary code, so they are cancelled and released outside of the lock.
        let ended = withLock { state, _ in state.receive(completion, from: upstream) }
        for subscription in ended.cancelled { subscription.cancel() }
        _ = deliver(from: nil)
    }

    func request(_ demand: Subscribers.Demand) {
        _ = deliver(from: nil) { state in
            state.request(demand)
            return nil
        }
    }

    func cancel() {
        let ended = withLock { state, downstream in (state.cancel(), downstream.take()) }
        for subscription in ended.0.cancelled { subscription.cancel() }
    }

    /// Records an event, then delivers what is pending unless another thread does.
    ///
    /// - Parameters:
    ///   - upstream: The position of the calling publisher.
    ///   - event: Records the event and returns a value to release.
    /// - Returns: The demand on that publisher, which is returned because a request during its call would nest.
    private func deliver(
        from upstream: Int?,
        _ event: (inout State) -> Values.Input? = { _ in nil }
    ) -> Subscribers.Demand {
        guard case (var step?, let downstream?) = note(event) else { return .none }
        while true {
            switch step {
            case .deliver(let output):
                let demand = downstream.receive(output)
                step = withLock { state, _ in
                    state.request(demand)
                    return state.nextStep()
                }
            case .complete(let completion, _):
                withLock { _, downstream in downstream = nil }
                downstream.receive(completion: completion)
                return .none
            case .pause(let requests):
                var ownDemand = Subscribers.Demand.none
                for request in requests {
                    if request.upstream == upstream {
                        ownDemand += request.demand
                    } else {
                        request.subscription.request(request.demand)
                    }
                }
                return ownDemand
            }
        }
    }

    private func note(_ event: (inout State) -> Values.Input?) -> (State.Step?, Downstream?) {
        let noted = withLock { state, downstream in (dropped: event(&state), state.startDelivering(), downstream) }
        return (noted.1, noted.2)
    }

    private func withLock<Result>(_ body: (inout State, inout Downstream?) -> Result) -> Result {
        lock.withLock { body(&state, &downstream) }
    }
}
#endif
