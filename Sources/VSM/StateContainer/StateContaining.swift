#if canImport(SwiftUI)
/// Everything that a view does with a container.
public protocol StateContaining<State>: StateObserving, StatePublishing, StateBinding {}
#else
/// Everything that a view does with a container.
public protocol StateContaining<State>: StateObserving, StatePublishing {}
#endif

extension StateContainer: StateContaining {
    /// The states that actions return.
    public typealias ActionState = State
}
