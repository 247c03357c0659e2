#if canImport(SwiftUI)
public import SwiftUI
#endif

/// A type whose actions are those of a container: ``ViewStateRendering``, and the projected value of
/// ``RenderedViewState``.
public protocol _ContainerForwarding<ActionState>: ActionObserving, ActionBinding {
    // The requirement is repeated, so that Swift infers it from the type of the container.
    /// The states that actions return.
    associatedtype ActionState

    /// The container, which observes the actions.
    var _container: StateContainer<ActionState> { get }
}

extension _ContainerForwarding {
    /// Observes an action now.
    @inlinable
    public func observe(_ action: ObservedAction<ActionState>, from call: CallSite) {
        _container.observe(action, from: call)
    }

    /// Observes an action when its rate limit allows it.
    public func observe(
        _ makeAction: @escaping () -> ObservedAction<ActionState>,
        limit: RateLimit,
        identifier: AnyHashable,
        from call: CallSite
    ) {
        _container.observe(makeAction, limit: limit, identifier: identifier, from: call)
    }

    /// Observes an action now and waits for one of its states.
    public func observe(
        _ action: ObservedAction<ActionState>,
        until predicate: @escaping (ActionState) -> Bool,
        from call: CallSite
    ) async -> ActionState? {
        await _container.observe(action, until: predicate, from: call)
    }

    #if canImport(SwiftUI)
    /// Binds a value of the state to an action.
    @MainActor @preconcurrency
    public func bind<Value>(
        _ path: KeyPath<ActionState, Value>,
        from call: CallSite,
        to action: @escaping (ActionState, Value) -> ObservedAction<ActionState>
    ) -> Binding<Value> {
        _container.bind(path, from: call, to: action)
    }
    #endif
}

extension _ContainerForwarding {
    /// Observes an action that the current state offers; does nothing if the state does not offer it.
    ///
    /// See the method of ``StateContainer`` with the same name.
    ///
    /// - Parameter action: Takes the current state, and calls the action or returns `nil`; see ``ActionBuilder``.
    public func observeIfOffered(
        @ActionBuilder<ActionState> _ action: (ActionState) -> ObservedAction<ActionState>?,
        file: String = #fileID,
        line: UInt = #line
    ) {
        _container.observeIfOffered(action, file: file, line: line)
    }

    #if canImport(SwiftUI)
    /// Binds a value of the state to an action that not every state offers.
    ///
    /// See the method of ``StateContainer`` with the same name.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - action: Takes the current state and the new value, and calls the action or returns `nil`; see ``ActionBuilder``.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value: Equatable>(
        _ path: KeyPath<ActionState, Value>,
        @ActionBuilder<ActionState> whenOffered action: @escaping (ActionState, Value) -> ObservedAction<ActionState>?,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        _container.bind(path, whenOffered: action, file: file, line: line)
    }
    #endif
}
