/// A property wrapper that gives ``StateContainer/state`` its projection `$state`.
///
/// The type is public, because only property wrappers can declare names that begin with `$`.
@propertyWrapper
public struct _StateProjection<State> {
    @usableFromInline let storage: StateStorage<State>

    @inlinable
    init(_ storage: StateStorage<State>) {
        self.storage = storage
    }

    /// The current state.
    @inlinable
    public var wrappedValue: State { storage.read() }

    #if canImport(Combine) || OpenCombine
    /// A publisher of the current state and every later one, each before the container's state changes.
    @inlinable
    public var projectedValue: StatePublisher<State> {
        StatePublisher(storage, moment: .willSet)
    }
    #endif
}
