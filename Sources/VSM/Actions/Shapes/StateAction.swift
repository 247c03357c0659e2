#if canImport(SwiftUI)
public import SwiftUI
#endif

extension ObservedAction {
    /// Creates an action that returned a state.
    @inlinable
    public init(_ state: State) {
        self.init(.state, .state(state))
    }
}

extension ActionObserving {
    /// Moves to a state that an action returned.
    ///
    /// The running action ends. The container has the new state when the call returns.
    ///
    /// ```swift
    /// if case .editing(let model) = state {
    ///     observe(model.cancel())  // `cancel()` returns a state.
    /// }
    /// ```
    ///
    /// - Parameter nextState: The new state.
    @inlinable
    public func observe(
        _ nextState: ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(ObservedAction(nextState), from: CallSite(file: file, line: line))
    }

    /// Moves to a state that an action returns, debounced or throttled.
    ///
    /// - Parameters:
    ///   - nextState: Calls the action.
    ///   - dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - interval: The minimum time between two actions, instead of `debounced`. Passing both traps.
    ///   - identifier: Groups debounced or throttled calls; by default, calls from the same place form a group.
    public func observe(
        _ nextState: @escaping @autoclosure () -> ActionState,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        let limit = RateLimit(debounced: dueTime, throttled: interval, from: call)
        observe({ ObservedAction(nextState()) }, limit: limit, identifier: identifier, from: call)
    }
}

#if canImport(SwiftUI)
extension ActionBinding {
    /// Binds a value to an action.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: Takes the state and the new value, and returns what to observe.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState, Value) -> ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, from: CallSite(file: file, line: line)) { state, value in ObservedAction(setter(state, value)) }
    }

    /// Binds a value to an action of the state itself.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: A method of the state, such as `ProfileViewState.rename`, that returns what to observe.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState) -> (Value) -> ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, from: CallSite(file: file, line: line)) { state, value in ObservedAction(setter(state)(value)) }
    }
}
#endif
