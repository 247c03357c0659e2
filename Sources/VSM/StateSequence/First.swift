/// A state of a ``StateSequenceBuilder`` that is made without waiting, when its turn comes.
///
/// ```swift
/// First { MyViewState.loading(since: clock.now) }
/// Next { await fetch() }
/// ```
///
/// A plain state, without `First`, does the same but is made when the function is called.
public struct First<State>: SyncStateProviding {
    /// Makes the state.
    public let action: () -> State

    /// Makes a part of a sequence.
    ///
    /// - Parameter action: makes the state.
    public init(action: @escaping () -> State) {
        self.action = action
    }
}
