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
    /// - Returns: The removed subscribers.
    mutating func removeFinished() -> [StateSubscriber<State>] {
        let finished = willSet.filter(\.isFinished) + didSet.filter(\.isFinished)
        if finished.isEmpty { return [] }
        willSet.removeAll(where: \.isFinished)
        didSet.removeAll(where: \.isFinished)
        return finished
    }
}
