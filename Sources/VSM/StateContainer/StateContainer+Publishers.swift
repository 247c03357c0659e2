#if canImport(Combine) || OpenCombine
extension StateContainer: ObservableObject {
    /// A publisher that emits before each change of the state, or after it if the state is observed during another
    /// delivery.
    public var objectWillChange: ObservableObjectPublisher {
        if !storage.owner.isCurrent(orTrapsIn: "objectWillChange") { storage.reportReading("objectWillChange") }
        return storage.objectWillChange
    }

    /// A publisher of the current state, then of each new one before the container's state changes.
    ///
    /// Every access returns the same publisher, so `onReceive($state.willSetPublisher)` subscribes once. `$state`
    /// publishes the same states and is faster if its type is known. A state that is observed during another delivery
    /// becomes the container's state immediately and is published afterwards, so it may be published after the change.
    public var willSetPublisher: AnyPublisher<State, Never> {
        // A subscription outside of the main actor is forwarded to it and reported.
        guard storage.owner.isCurrent(orTrapsIn: "willSetPublisher") else {
            return StatePublisher(storage, moment: .willSet).eraseToAnyPublisher()
        }
        if let publisher = parts.willSetPublisher { return publisher }
        let publisher = StatePublisher(storage, moment: .willSet).eraseToAnyPublisher()
        parts.willSetPublisher = publisher
        return publisher
    }

    /// A publisher of the current state, then of each new one when it has become the container's state.
    ///
    /// Every access returns the same publisher.
    public var didSetPublisher: AnyPublisher<State, Never> {
        guard storage.owner.isCurrent(orTrapsIn: "didSetPublisher") else {
            return StatePublisher(storage, moment: .didSet).eraseToAnyPublisher()
        }
        if let publisher = parts.didSetPublisher { return publisher }
        let publisher = StatePublisher(storage, moment: .didSet).eraseToAnyPublisher()
        parts.didSetPublisher = publisher
        return publisher
    }
}
#endif
