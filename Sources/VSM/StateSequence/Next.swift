/// A state of a ``StateSequenceBuilder`` that may take time, created when its turn comes.
///
/// ```swift
/// MyViewState.loading
/// Next { await fetch() }
/// ```
///
/// The closure may also return a ``StateSequence``, which then goes on in place of this part:
///
/// ```swift
/// MyViewState.deleting
/// Next { await self.deleted() ? self.undoable() : self.failed() }
/// ```
///
/// The closure runs on the container's owner. A closure that is to run elsewhere says so: `Next { @concurrent in … }`.
public struct Next<State>: AsyncStateProviding {
    /// Returns the state.
    public let action: () async -> State

    /// Creates a part of a sequence.
    ///
    /// - Parameter action: Returns the state.
    public init(action: @escaping () async -> State) {
        self.action = action
    }
}
