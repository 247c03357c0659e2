/// A state of a ``StateSequenceBuilder`` that may take time, made when its turn comes.
///
/// ```swift
/// MyViewState.loading
/// Next { await fetch() }
/// ```
///
/// It is made on the container's owner unless the function that is called says `@concurrent`.
public struct Next<State>: AsyncStateProviding {
    /// Makes the state.
    public let action: () async -> State

    /// Makes a part of a sequence.
    ///
    /// - Parameter action: makes the state.
    public init(action: @escaping () async -> State) {
        self.action = action
    }
}
