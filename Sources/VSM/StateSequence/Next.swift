/// A state of a ``StateSequenceBuilder`` that is created asynchronously when the sequence reaches it.
///
/// ```swift
/// MyViewState.loading
/// Next { await fetch() }
/// ```
///
/// The closure may also return a ``StateSequence``, which replaces this element:
///
/// ```swift
/// MyViewState.deleting
/// Next { await self.deleted() ? self.undoable() : self.failed() }
/// ```
///
/// The closure runs on the container's owner. To run it elsewhere, write `Next { @concurrent in … }`.
public struct Next<State>: AsyncStateProviding {
    /// Returns the state.
    public let action: () async -> State

    /// Creates an element of a sequence.
    ///
    /// - Parameter action: Returns the state.
    public init(action: @escaping () async -> State) {
        self.action = action
    }
}
