import VSM

/// Publishes the observed data of a visitor.
struct FeedPublisher<Output: Equatable & Sendable>: Publisher {
    typealias Failure = any Error

    let feeds: VisitorFeeds<Output>
    let visitor: String

    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == any Error {
        let subscription = FeedSubscription(subscriber)
        subscription.begin { feeds.add($0, for: visitor) }
        subscriber.receive(subscription: subscription)
    }
}
