/// A type that provides a state without waiting, for a ``StateSequenceBuilder``.
///
/// The usual one is ``First``.
public protocol SyncStateProviding<State> {
    /// The state.
    associatedtype State

    /// Returns the state; called when the container has the previous state.
    var action: () -> State { get }
}

/// A type that provides a state asynchronously, for a ``StateSequenceBuilder``.
///
/// The usual one is ``Next``. In a module that does not enable `NonisolatedNonsendingByDefault`, a type of your own must
/// spell the type of its `action` as `nonisolated(nonsending) () async -> State`.
public protocol AsyncStateProviding<State> {
    /// The state.
    associatedtype State

    /// Returns the state; called when the container has the previous state.
    var action: () async -> State { get }
}
