#if canImport(Combine) || OpenCombine
extension StateContainer: ObservableObject {
    /// Emits for every change of the state, before it unless the state is observed during another delivery.
    public var objectWillChange: ObservableObjectPublisher {
        if !storage.owner.isCurrent(orTrapsIn: "objectWillChange") { storage.reportReading("objectWillChange") }
        return storage.objectWillChange
    }

    /// Publishes the current state, then each new one before the container's state changes.
    ///
    /// It is the same publisher at every access, so `onReceive($state.willSetPublisher)` subscribes once. `$state`
    /// publishes the same states and is faster where its type is known. A state that is observed during another delivery
    /// becomes the container's at once and is published afterwards, so it may be published after the change.
    public var willSetPublisher: AnyPublisher<State, Never> {
        // A subscription outside of the main actor is carried there, and reported then.
        guard storage.owner.isCurrent(orTrapsIn: "willSetPublisher") else {
            return StatePublisher(storage, moment: .willSet).eraseToAnyPublisher()
        }
        if let publisher = parts.willSetPublisher { return publisher }
        let publisher = StatePublisher(storage, moment: .willSet).eraseToAnyPublisher()
        parts.willSetPublisher = publisher
        return publisher
    }

    /// Publishes the current state, then each new one when it is the container's state.
    ///
    /// It is the same publisher at every access.
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
