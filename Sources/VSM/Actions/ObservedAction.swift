/// What an action returned, whatever its shape.
///
/// `observe` takes every shape as it is, so you rarely name this type. Use it in code that passes actions on, such as a
/// type of your own that conforms to ``ActionObserving``, or a test.
public struct ObservedAction<State> {
    /// The shape of the action.
    public let shape: ActionShape

    /// Begins to write the action's states; called at each observation, on the container's owner.
    @usableFromInline let start: (StateWriter<State>) -> Void

    @inlinable
    init(_ shape: ActionShape, start: @escaping (StateWriter<State>) -> Void) {
        self.shape = shape
        self.start = start
    }
}
