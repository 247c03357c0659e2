/// Observes actions and moves from state to state by them.
///
/// The name that vsm-ios gave it. Take `some StateObserving<MyViewState>` where code is to observe actions and needs
/// nothing else of a container.
public protocol StateObserving<State>: ActionObserving where ViewState == State {
    /// The states that actions return.
    associatedtype State
}

#if canImport(Combine) || OpenCombine
/// Publishes the states that follow each other.
public protocol StatePublishing<State> {
    /// The states that are published.
    associatedtype State

    /// Publishes the current state, then each new one before the change.
    var willSetPublisher: AnyPublisher<State, Never> { get }

    /// Publishes the current state, then each new one after the change.
    var didSetPublisher: AnyPublisher<State, Never> { get }
}

extension StatePublishing {
    /// The same as ``didSetPublisher``.
    @available(*, deprecated, renamed: "didSetPublisher")
    public var publisher: AnyPublisher<State, Never> { didSetPublisher }
}
#else
/// Publishes the states that follow each other; there are no publishers without Combine or OpenCombine.
public protocol StatePublishing<State> {
    /// The states that are published.
    associatedtype State
}
#endif

#if canImport(SwiftUI)
/// All that a view does with a container.
public protocol StateContaining<State>: StateObserving, StatePublishing, StateBinding {}
#else
/// All that a view does with a container.
public protocol StateContaining<State>: StateObserving, StatePublishing {}
#endif

extension StateContainer: StateContaining {
    /// The states that actions return.
    public typealias ViewState = State
}
