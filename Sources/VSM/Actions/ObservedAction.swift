/// What an action returned, whatever its shape.
///
/// `observe` takes every shape as it is, so you rarely name this type. Use it in code that passes actions on, such as a
/// type of your own that conforms to ``ActionObserving``, or a test.
public struct ObservedAction<State> {
    /// The shape of the action.
    public let shape: ActionShape

    /// Whether the action runs to its end even when it is superseded; see ``FinishingAction``.
    public let finishes: Bool

    /// Begins to write the action's states; called at each observation, on the container's owner.
    @usableFromInline let start: (StateWriter<State>) -> Void

    @inlinable
    init(_ shape: ActionShape, finishes: Bool = false, start: @escaping (StateWriter<State>) -> Void) {
        self.shape = shape
        self.finishes = finishes
        self.start = start
    }
}
