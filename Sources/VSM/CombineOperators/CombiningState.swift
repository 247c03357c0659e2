#if !canImport(Combine) && OpenCombine
/// What several upstream publishers and one downstream subscriber have done so far, and what is to be done about it.
///
/// One thread at a time delivers to the subscriber. What happens meanwhile is noted here, and that thread finds it
/// when it comes for the next step.
struct CombiningState<Values: CombiningValues, Failure: Error> {
    /// What the thread that delivers does next.
    enum Step {
        /// Hand over a value, then report what else the subscriber asked for.
        case deliver(Values.Output)
        /// Hand over the end and let go of values; there is no step after it.
        case complete(Subscribers.Completion<Failure>, dropped: Values?)
        /// Ask upstream publishers for more, and stop delivering.
        case pause([Request])
    }

    /// A number of values to ask an upstream publisher for.
    struct Request {
        let upstream: Int
        let subscription: any Subscription
        let demand: Subscribers.Demand
    }

    /// Gone when all is over.
    private var values: Values?
    private var subscriptions: [(any Subscription)?]
    private var hasFinished: [Bool]
    private var running: Int
    private var demand = Subscribers.Demand.none
    private var isDelivering = false
    private var failure: Failure?

    init(_ values: Values, upstreamCount: Int) {
        self.values = values
        subscriptions = Array(repeating: nil, count: upstreamCount)
        hasFinished = Array(repeating: false, count: upstreamCount)
        running = upstreamCount
    }

    /// Whether values are still of interest.
    var isOpen: Bool { values != nil && failure == nil }

    /// Takes a subscription to an upstream publisher.
    ///
    /// - Returns: What to ask for at once, or `nil` when the subscription is to be cancelled.
    mutating func receive(_ subscription: any Subscription, from upstream: Int) -> [Request]? {
        guard isOpen, subscriptions[upstream] == nil else { return nil }
        subscriptions[upstream] = subscription
        values?.subscribed(to: upstream)
        return takeRequests()
    }

    /// Takes a value.
    ///
    /// - Returns: A value to let go.
    mutating func receive(_ value: Values.Input, from upstream: Int) -> Values.Input? {
        guard isOpen else { return nil }
        return values?.receive(value, from: upstream, demand: demand)
    }

    /// Takes the end of an upstream publisher.
    ///
    /// - Returns: Subscriptions to let go and to cancel.
    mutating func receive(
        _ completion: Subscribers.Completion<Failure>,
        from upstream: Int
    ) -> (finished: (any Subscription)?, cancelled: [any Subscription]) {
        guard isOpen, !hasFinished[upstream] else { return (nil, []) }
        hasFinished[upstream] = true
        running -= 1
        let finished = subscriptions[upstream].take()
        guard case .failure(let failure) = completion else { return (finished, []) }
        self.failure = failure
        return (finished, takeSubscriptions())
    }

    /// Takes a request of the subscriber.
    mutating func request(_ demand: Subscribers.Demand) {
        self.demand += demand
    }

    /// Ends everything; nothing is delivered after it.
    ///
    /// - Returns: Subscriptions to cancel, and values to let go.
    mutating func cancel() -> (cancelled: [any Subscription], dropped: Values?) {
        (takeSubscriptions(), values.take())
    }

    /// Makes the calling thread the one that delivers, unless there is one.
    ///
    /// - Returns: The first step, or `nil` if another thread delivers.
    mutating func startDelivering() -> Step? {
        guard !isDelivering, values != nil else { return nil }
        isDelivering = true
        return nextStep()
    }

    /// What the thread that delivers is to do now.
    ///
    /// Values that arrived before a failure and are wanted are handed over before it; the others are dropped.
    mutating func nextStep() -> Step {
        guard values != nil else { return .pause([]) }
        if demand > .none, let output = values?.next() {
            demand -= 1
            return .deliver(output)
        }
        if let failure = failure.take() { return .complete(.failure(failure), dropped: values.take()) }
        if running == 0, values?.isEmpty == true { return .complete(.finished, dropped: values.take()) }
        isDelivering = false
        return .pause(takeRequests())
    }

    private mutating func takeRequests() -> [Request] {
        guard let requests = values?.takeRequests(demand: demand), !requests.isEmpty else { return [] }
        return requests.compactMap { upstream, demand in
            subscriptions[upstream].map { Request(upstream: upstream, subscription: $0, demand: demand) }
        }
    }

    private mutating func takeSubscriptions() -> [any Subscription] {
        defer { subscriptions = Array(repeating: nil, count: subscriptions.count) }
        return subscriptions.compactMap(\.self)
    }
}
#endif
