/// The interface of a container for views: that of ``StateContainer``, and of the projection of ``RenderedViewState``.
public protocol StateContaining<State>: StateObserving, StatePublishing, StateBinding {}

extension StateContainer: StateContaining {
    /// The states that actions return.
    public typealias ActionState = State

    /// This container.
    @inlinable public var container: StateContainer<State> { self }
}
