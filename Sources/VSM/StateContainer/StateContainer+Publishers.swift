#if canImport(Combine) || OpenCombine
extension StateContainer: ObservableObject {
    /// Emits for every change of the state, before it unless the state is observed during another delivery.
    public var objectWillChange: ObservableObjectPublisher {
        storage.owner.preconditionIsCurrent("objectWillChange")
        return storage.objectWillChange
    }

    /// Publishes the current state, then each new one before the container's state changes.
    ///
    /// It is the same publisher at every access, so `onReceive($state.willSetPublisher)` subscribes once. `$state`
    /// publishes the same states and is faster where its type is known. A state that is observed during another delivery
    /// becomes the container's at once and is published afterwards, so it may be published after the change. Reading this
    /// property from outside the container's owner is a programming error that traps.
    public var willSetPublisher: AnyPublisher<State, Never> {
        storage.owner.preconditionIsCurrent("willSetPublisher")
        if let publisher = parts.willSetPublisher { return publisher }
        let publisher = StatePublisher(storage, moment: .willSet).eraseToAnyPublisher()
        parts.willSetPublisher = publisher
        return publisher
    }

    /// Publishes the current state, then each new one when it is the container's state.
    ///
    /// It is the same publisher at every access. Reading this property from outside the container's owner is a programming
    /// error that traps.
    public var didSetPublisher: AnyPublisher<State, Never> {
        storage.owner.preconditionIsCurrent("didSetPublisher")
        if let publisher = parts.didSetPublisher { return publisher }
        let publisher = StatePublisher(storage, moment: .didSet).eraseToAnyPublisher()
        parts.didSetPublisher = publisher
        return publisher
    }
}
#endif
