/// The return value of an action of any shape.
///
/// `observe` takes every shape directly, so you rarely name this type. Use it in code that forwards actions, such as a
/// type of your own that conforms to ``ActionObserving``, or a test.
public struct ObservedAction<State> {
    /// The shape of the action.
    public let shape: ActionShape

    /// Whether the action runs to its end even when it is superseded; see ``FinishingAction``.
    public let finishes: Bool

    /// Starts to write the action's states; called on the container's owner each time the action is observed.
    @usableFromInline let start: (StateWriter<State>) -> Void

    @inlinable
    init(_ shape: ActionShape, finishes: Bool = false, start: @escaping (StateWriter<State>) -> Void) {
        self.shape = shape
        self.finishes = finishes
        self.start = start
    }
}
