#if canImport(Combine) || OpenCombine
extension StateContainer: ObservableObject {
    /// A publisher that emits before each change of the state, or after it if the state is observed during another
    /// delivery.
    @available(swift, deprecated: 100, message: "For SwiftUI. Prefer $state or didSetPublisher, which emit the states.")
    public var objectWillChange: ObservableObjectPublisher {
        if !storage.owner.checkCaller(of: "objectWillChange") { storage.reportReading("objectWillChange") }
        return storage.objectWillChange
    }

    /// A publisher of the current state, then of each new one before the container's state changes.
    ///
    /// Every access returns the same publisher, so `onReceive($state.willSetPublisher)` subscribes once. `$state`
    /// publishes the same states and is faster if its type is known. A state that is observed during another delivery
    /// becomes the container's state immediately and is published afterwards, so it may be published after the change.
    @available(swift, deprecated: 100, message: "Prefer $state, whose publisher has a type.")
    public var willSetPublisher: AnyPublisher<State, Never> {
        publisher(.willSet, of: "willSetPublisher", keptIn: \.willSetPublisher)
    }

    /// A publisher of the current state, then of each new one when it has become the container's state.
    ///
    /// Every access returns the same publisher.
    public var didSetPublisher: AnyPublisher<State, Never> {
        publisher(.didSet, of: "didSetPublisher", keptIn: \.didSetPublisher)
    }

    private func publisher(
        _ moment: SubscriptionMoment,
        of member: StaticString,
        keptIn part: ReferenceWritableKeyPath<LazyContainerParts<State>, AnyPublisher<State, Never>?>
    ) -> AnyPublisher<State, Never> {
        // Outside of the main actor, a subscription is forwarded to it and reported.
        let isOnOwner = storage.owner.checkCaller(of: member)
        if isOnOwner, let publisher = parts[keyPath: part] { return publisher }
        let publisher = StatePublisher(storage, moment: moment).eraseToAnyPublisher()
        if isOnOwner { parts[keyPath: part] = publisher }
        return publisher
    }
}
#endif
