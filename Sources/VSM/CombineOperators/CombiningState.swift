#if !canImport(Combine) && OpenCombine
/// The state of several upstream publishers and one downstream subscriber, as a pure value that returns what to do.
///
/// One thread at a time delivers to the subscriber. Events that arrive meanwhile are recorded here, and that thread
/// handles them in its next step.
struct CombiningState<Values: CombiningValues, Failure: Error> {
    /// The next step of the delivering thread.
    enum Step {
        /// Deliver a value, then report the subscriber's additional demand.
        case deliver(Values.Output)
        /// Deliver the completion and release the dropped values; this is the last step.
        case complete(Subscribers.Completion<Failure>, dropped: Values?)
        /// Request more values from upstream publishers, and stop delivering.
        case pause([Request])
    }

    /// A request for values from an upstream publisher.
    struct Request {
        let upstream: Int
        let subscription: any Subscription
        let demand: Subscribers.Demand
    }

    /// `nil` after the end.
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

    /// Whether further values are accepted.
    var isOpen: Bool { values != nil && failure == nil }

    /// Records a subscription to an upstream publisher.
    ///
    /// - Returns: The requests to make now, or `nil` if the subscription has to be cancelled.
    mutating func receive(_ subscription: any Subscription, from upstream: Int) -> [Request]? {
        guard isOpen, subscriptions[upstream] == nil else { return nil }
        subscriptions[upstream] = subscription
        values?.subscribed(to: upstream)
        return takeRequests()
    }

    /// Records a value.
    ///
    /// - Returns: A value to release.
    mutating func receive(_ value: Values.Input, from upstream: Int) -> Values.Input? {
        guard isOpen else { return nil }
        return values?.receive(value, from: upstream, demand: demand)
    }

    /// Records the completion of an upstream publisher.
    ///
    /// - Returns: The subscriptions to release and to cancel.
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

    /// Records the subscriber's demand.
    mutating func request(_ demand: Subscribers.Demand) {
        self.demand += demand
    }

    /// Ends the combination; nothing is delivered afterwards.
    ///
    /// - Returns: The subscriptions to cancel and the values to release.
    mutating func cancel() -> (cancelled: [any Subscription], dropped: Values?) {
        (takeSubscriptions(), values.take())
    }

    /// Makes the calling thread the delivering one, unless another thread delivers already.
    ///
    /// - Returns: The first step, or `nil` if another thread delivers.
    mutating func startDelivering() -> Step? {
        guard !isDelivering, values != nil else { return nil }
        isDelivering = true
        return nextStep()
    }

    /// Returns the next step of the delivering thread.
    ///
    /// Values that arrived before a failure are delivered before it if the subscriber wants them; the others are
    /// dropped.
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
