#if !canImport(Combine) && OpenCombine
@preconcurrency @unsafe import OpenCombine
import VSMIsolation

/// The state of several upstream publishers and one downstream subscriber, as a pure value that returns what to do.
///
/// One thread at a time delivers to the subscriber. Events that arrive meanwhile are recorded here, and that thread
/// handles them in its next step.
///
/// Unlimited demand of the subscriber becomes unlimited demand on every publisher. Otherwise, one value is requested
/// from each publisher and waits here until the subscriber wants it; then the next one is requested.
struct MergeStateMachine<Input, Output, Failure: Error> {
    /// The next step of the delivering thread.
    enum Step {
        /// Deliver a value, then report the subscriber's additional demand.
        case deliver(Output)
        /// Deliver the completion and release the rest; this is the last step.
        case complete(Subscribers.Completion<Failure>, Rest)
        /// Request more values from upstream publishers, and stop delivering.
        case pause([Request])
    }

    /// A request for values from an upstream publisher.
    struct Request {
        let upstream: Int
        let subscription: any Subscription
        let demand: Subscribers.Demand
    }

    /// Returns the value to deliver for a value that has arrived, if there is one, and leaves in its place what to release.
    typealias Transform = (inout Input) -> Output?

    /// What is released at the end, outside of the lock.
    typealias Rest = (transform: Transform?, waiting: Queue<(output: Output, upstream: Int)>)

    /// The transform is `nil` after the end.
    private var rest: Rest
    private var subscriptions: [(any Subscription)?]
    private var hasFinished: [Bool]
    /// The publishers with no outstanding request and no waiting value.
    private var idle: [Int] = []
    /// The publishers whose values have led to nothing to deliver yet; an endless one must not be asked meanwhile.
    private var held: [Int] = []
    private var demand = Subscribers.Demand.none
    private var asksForEverything = false
    private var isDelivering = false
    private var failure: Failure?

    init(upstreamCount: Int, transform: @escaping Transform) {
        rest = (transform, Queue())
        subscriptions = Array(repeating: nil, count: upstreamCount)
        hasFinished = Array(repeating: false, count: upstreamCount)
    }

    /// Whether further values are accepted.
    var isOpen: Bool { rest.transform != nil && failure == nil }

    /// Records a subscription to an upstream publisher.
    ///
    /// - Returns: The requests to make now, or `nil` if the subscription has to be cancelled.
    mutating func receive(_ subscription: any Subscription, from upstream: Int) -> [Request]? {
        guard isOpen, subscriptions[upstream] == nil else { return nil }
        subscriptions[upstream] = subscription
        idle.append(upstream)
        return takeRequests()
    }

    /// Records a value; the caller releases what is left of it.
    mutating func receive(_ value: inout Input, from upstream: Int) {
        guard isOpen else { return }
        if let output = rest.transform?(&value) {
            rest.waiting.append((output, upstream))
            becomeIdle(held)
            held = []
        } else {
            held.append(upstream)
        }
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
        let finished = subscriptions[upstream].take()
        guard case .failure(let failure) = completion else { return (finished, []) }
        self.failure = failure
        return (finished, takeSubscriptions())
    }

    /// Records the subscriber's demand.
    mutating func request(_ demand: Subscribers.Demand) {
        self.demand += demand
    }

    /// Ends the merged publisher; nothing is delivered afterwards.
    ///
    /// - Returns: The subscriptions to cancel, and what to release.
    mutating func cancel() -> (cancelled: [any Subscription], Rest) {
        (takeSubscriptions(), takeRest())
    }

    /// Makes the calling thread the delivering one, unless another thread delivers already.
    ///
    /// - Returns: The first step, or `nil` if another thread delivers.
    mutating func startDelivering() -> Step? {
        guard !isDelivering, rest.transform != nil else { return nil }
        isDelivering = true
        return nextStep()
    }

    /// Returns the next step of the delivering thread.
    ///
    /// Values that arrived before a failure are delivered before it if the subscriber wants them; the others are
    /// dropped.
    mutating func nextStep() -> Step {
        guard rest.transform != nil else { return .pause([]) }
        if demand > .none, let (output, upstream) = rest.waiting.popFirst() {
            demand -= 1
            becomeIdle([upstream])
            return .deliver(output)
        }
        if let failure = failure.take() { return .complete(.failure(failure), takeRest()) }
        if rest.waiting.isEmpty, hasFinished.allSatisfy(\.self) { return .complete(.finished, takeRest()) }
        isDelivering = false
        return .pause(takeRequests())
    }

    private mutating func becomeIdle(_ upstreams: [Int]) {
        // Publishers that were asked for everything are not asked again.
        if !asksForEverything { idle += upstreams }
    }

    private mutating func takeRequests() -> [Request] {
        if demand == .unlimited, !asksForEverything {
            asksForEverything = true
            idle = Array(subscriptions.indices)
        }
        defer { idle = [] }
        return idle.compactMap { upstream in
            subscriptions[upstream].map {
                Request(upstream: upstream, subscription: $0, demand: asksForEverything ? .unlimited : .max(1))
            }
        }
    }

    private mutating func takeSubscriptions() -> [any Subscription] {
        defer { subscriptions = Array(repeating: nil, count: subscriptions.count) }
        return subscriptions.compactMap(\.self)
    }

    private mutating func takeRest() -> Rest {
        defer { rest = (nil, Queue()) }
        return rest
    }
}
#endif
