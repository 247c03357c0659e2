/// What an action returns: a ``StateSequence``, a ``FinishingAction``, or an ``ObservedAction``, which holds any shape.
public protocol ActionResult<State> {
    /// The states that the action returns.
    associatedtype State

    /// Whether the action is called when it waits and another one is observed, instead of being dropped.
    static var _finishes: Bool { get }

    /// The action for a container.
    var _observed: ObservedAction<State> { get }
}

extension ActionResult {
    /// Only a ``FinishingAction`` says by its type that it finishes.
    public static var _finishes: Bool { false }
}
