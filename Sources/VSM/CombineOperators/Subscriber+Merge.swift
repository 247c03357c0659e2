#if !canImport(Combine) && OpenCombine
extension Subscriber {
    /// Subscribes to publishers, one after the other, and receives their values in the order in which they arrive.
    func subscribe(toMergeOf publishers: [any Publisher<Input, Failure>]) {
        CombiningSubscription(self, MergingValues(), upstreamCount: publishers.count).start(
            subscribing: publishers.enumerated().map { position, publisher in
                { subscription in subscription.subscribe(to: publisher, at: position) { $0 } }
            }
        )
    }
}
#endif
