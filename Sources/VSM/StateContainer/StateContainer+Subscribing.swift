extension StateContainer {
    /// Calls a closure with every state after the current one.
    ///
    /// - Parameters:
    ///   - moment: Whether the closure is called before or after the container's state changes.
    ///   - action: Receives the state.
    /// - Returns: The subscription, which ends when it is released.
    package func subscribe(
        _ moment: SubscriptionMoment = .didSet,
        _ action: @escaping (State) -> Void
    ) -> StateSubscription {
        let subscriber = ClosureSubscriber(action)
        if storage.owner.isCurrent(orTrapsIn: "subscribe") {
            storage.add(subscriber, at: moment)
        } else {
            storage.carry("subscribe") { [storage] in storage.add(subscriber, at: moment) }
        }
        return StateSubscription(subscriber)
    }
}
