#if !canImport(Combine) && OpenCombine
/// The end of a ``CombiningSubscription`` at one of its upstream publishers.
struct CombiningSubscriber<Input, Values: CombiningValues, Downstream: Subscriber>: Subscriber
where Downstream.Input == Values.Output {
    typealias Failure = Downstream.Failure

    let combineIdentifier = CombineIdentifier()
    let upstream: Int
    let subscription: CombiningSubscription<Values, Downstream>
    /// Makes the values of this publisher ones of the whole.
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
