#if canImport(SwiftUI)
/// The interface of a container for views.
public protocol StateContaining<State>: StateObserving, StatePublishing, StateBinding {}
#else
/// The interface of a container for views.
public protocol StateContaining<State>: StateObserving, StatePublishing {}
#endif

extension StateContainer: StateContaining {
    /// The states that actions return.
    public typealias ActionState = State
}
