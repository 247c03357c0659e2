/// A state of a ``StateSequenceBuilder`` that is created without waiting, when its turn comes.
///
/// ```swift
/// First { MyViewState.loading(since: clock.now) }
/// Next { await fetch() }
/// ```
///
/// A plain state without `First` does the same, but is created when the function is called.
public struct First<State>: SyncStateProviding {
    /// Returns the state.
    public let action: () -> State

    /// Creates a part of a sequence.
    ///
    /// - Parameter action: Returns the state.
    public init(action: @escaping () -> State) {
        self.action = action
    }
}
