#if !canImport(Combine) && OpenCombine
/// The subscriber of a ``CombiningSubscription`` to one of its upstream publishers.
struct CombiningSubscriber<Input, Values: CombiningValues, Downstream: Subscriber>: Subscriber
where Downstream.Input == Values.Output {
    typealias Failure = Downstream.Failure

    let combineIdentifier = CombineIdentifier()
    let upstream: Int
    let subscription: CombiningSubscription<Values, Downstream>
    /// Converts a value of this publisher to an input of the combination.
    let transform: (Input) -> Values.Input

    func receive(subscription upstreamSubscription: any Subscription) {
        subscription.receive(upstreamSubscription, from: upstream)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        subscription.receive(transform(input), from: upstream)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        subscription.receive(completion, from: upstream)
    }
}
#endif
