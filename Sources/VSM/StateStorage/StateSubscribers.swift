/// The subscribers of a container, in the order in which they subscribed.
@usableFromInline
struct StateSubscribers<State> {
    /// Those that are notified before the change.
    @usableFromInline var willSet: [StateSubscriber<State>] = []
    /// Those that are notified after the change.
    @usableFromInline var didSet: [StateSubscriber<State>] = []

    @inlinable
    init() {}

    @inlinable var isEmpty: Bool { self.willSet.isEmpty && didSet.isEmpty }

    @inlinable
    mutating func append(_ subscriber: StateSubscriber<State>, at moment: SubscriptionMoment) {
        switch moment {
        case .willSet: willSet.append(subscriber)
        case .didSet: didSet.append(subscriber)
        }
    }

    /// Whether to remove finished subscribers before the next one is added.
    @inlinable
    func isFull(_ moment: SubscriptionMoment) -> Bool {
        let members = moment == .willSet ? willSet : didSet
        return !members.isEmpty && members.count == members.capacity
    }

    /// Removes the subscribers that have finished.
    ///
    /// Only valid while no subscriber is being notified.
    ///
    /// - Returns: The former subscribers, for the caller to release.
    mutating func removeFinished() -> StateSubscribers {
        let former = self
        // Any thread may end a subscription meanwhile, so what is removed is not looked for a second time.
        willSet.removeAll(where: \.isFinished)
        didSet.removeAll(where: \.isFinished)
        return former
    }
}
