/// A state of a ``StateSequenceBuilder`` that is created without waiting when the sequence reaches it.
///
/// ```swift
/// First { MyViewState.loading(since: clock.now) }
/// Next { await fetch() }
/// ```
///
/// A plain state has the same effect, but is created when the function is called.
public struct First<State>: SyncStateProviding {
    /// Returns the state.
    public let action: () -> State

    /// Creates an element of a sequence.
    ///
    /// - Parameter action: Returns the state.
    public init(action: @escaping () -> State) {
        self.action = action
    }
}
