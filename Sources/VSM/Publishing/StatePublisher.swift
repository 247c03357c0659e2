#if canImport(Combine) || OpenCombine
/// A publisher of a container's states: the current one on subscription, then every one that follows.
///
/// It never completes. A subscriber that asks for values one by one misses none: they wait for it.
public struct StatePublisher<State>: Publisher {
    /// A state of the container.
    public typealias Output = State
    /// States do not fail.
    public typealias Failure = Never

    @usableFromInline let storage: StateStorage<State>
    @usableFromInline let moment: SubscriptionMoment

    @inlinable
    init(_ storage: StateStorage<State>, moment: SubscriptionMoment) {
        self.storage = storage
        self.moment = moment
    }

    /// Attaches a subscriber.
    ///
    /// Traps when called from outside the container's owner.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == State, Downstream.Failure == Never {
        storage.owner.preconditionIsCurrent("$state")
        let subscription = StatePublisherSubscription<State> { subscriber.receive($0) }
        let current = storage.add(subscription, at: moment)
        subscription.start(with: current) { subscriber.receive(subscription: $0) }
    }
}

extension StateContainer: ObservableObject {
    /// Emits for every change of the state, before it unless one is observed while another is being told.
    public var objectWillChange: ObservableObjectPublisher {
        storage.owner.preconditionIsCurrent("objectWillChange")
        return storage.objectWillChange
    }

    /// Publishes the current state, then each new one before the container takes it on.
    ///
    /// As `$state` does, which is quicker where its type is known. A state that is observed while another is being told
    /// is the container's at once and published when its turn comes, so it may be told after the change.
    public var willSetPublisher: AnyPublisher<State, Never> {
        StatePublisher(storage, moment: .beforeChange).eraseToAnyPublisher()
    }

    /// Publishes the current state, then each new one once it is the container's state.
    public var didSetPublisher: AnyPublisher<State, Never> {
        StatePublisher(storage, moment: .afterChange).eraseToAnyPublisher()
    }
}
#endif
