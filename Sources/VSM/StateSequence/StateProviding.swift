/// Something that makes a state without waiting, for a ``StateSequenceBuilder``.
///
/// ``First`` is the usual one.
public protocol SyncStateProviding<State> {
    /// The state that is made.
    associatedtype State

    /// Makes the state, when the state before it is the container's.
    var action: () -> State { get }
}

/// Something that makes a state and may take time, for a ``StateSequenceBuilder``.
///
/// ``Next`` is the usual one. In a module that does not enable `NonisolatedNonsendingByDefault`, a type of your own has
/// to spell the type of its `action` as `nonisolated(nonsending) () async -> State`.
public protocol AsyncStateProviding<State> {
    /// The state that is made.
    associatedtype State

    /// Makes the state, when the state before it is the container's.
    var action: () async -> State { get }
}
