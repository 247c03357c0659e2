/// The interface of a container for views: that of ``StateContainer``, and of the projection of ``RenderedViewState``.
///
/// Take it in code that serves SwiftUI views and view controllers alike:
///
/// ```swift
/// func log(_ container: some StateContaining<CartViewState>) { container.debug().attach(CartLogger()) }
/// ```
public protocol StateContaining<State>: StateObserving, StatePublishing, StateBinding {}

extension StateContainer: StateContaining {
    /// The states that actions return.
    public typealias ActionState = State

    /// This container.
    @inlinable public var container: StateContainer<State> { self }
}
