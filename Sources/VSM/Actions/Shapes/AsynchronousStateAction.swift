#if canImport(SwiftUI)
public import SwiftUI
#endif

extension ObservedAction {
    /// Creates an asynchronous action that returns a state.
    @inlinable
    public init(_ action: @escaping () async -> State) {
        self.init(.asynchronousState) { $0.perform(AsynchronousStateOperation(action, run: $0)) }
    }
}

/// Writes the state that an action returns.
///
/// Unchecked: see ``IsolatedOperation``.
@usableFromInline
struct AsynchronousStateOperation<State>: IsolatedOperation, @unchecked Sendable {
    @usableFromInline let action: () async -> State
    @usableFromInline let run: ActionRun<State>

    @inlinable
    init(_ action: @escaping () async -> State, run: ActionRun<State>) {
        self.action = action
        self.run = run
    }

    @inlinable
    func run() async {
        run.write(await action())
        run.finish()
    }
}

extension ActionObserving {
    /// Moves to the state that an asynchronous action returns.
    ///
    /// The call ends the running action. The closure starts on the container's owner. It is cancelled when another
    /// action is observed or the container is released; a state that it returns after that is dropped. If that happens
    /// before the closure has begun, it begins in a cancelled task.
    ///
    /// ```swift
    /// container.observe { await model.toggleFavorite() }
    /// ```
    ///
    /// - Parameters:
    ///   - action: Returns the new state.
    ///   - dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`, if the action is
    ///     debounced.
    ///   - interval: The minimum time between two actions, if the action is throttled instead. Passing both traps.
    ///   - identifier: Groups debounced or throttled calls; by default, calls from the same place form a group.
    @inlinable
    public func observe(
        _ action: @escaping () async -> ActionState,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        if let limit = RateLimit(debounced: dueTime, throttled: interval, from: call) {
            observe({ ObservedAction(action) }, limit: limit, identifier: identifier, from: call)
        } else {
            // This closure does not escape, so it needs no allocation.
            _observe(making: { ObservedAction(action) }, from: call)
        }
    }
}

#if canImport(SwiftUI)
extension ActionBinding {
    /// Binds a value to an asynchronous action.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: Takes the state and the new value, and returns what to observe.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState, Value) async -> ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, from: CallSite(file: file, line: line)) { state, value in
            ObservedAction { await setter(state, value) }
        }
    }

    /// Binds a value to an asynchronous action of the state itself.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: A method of the state, such as `ProfileViewState.rename`, that returns what to observe.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState) -> (Value) async -> ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, from: CallSite(file: file, line: line)) { state, value in
            ObservedAction { await setter(state)(value) }
        }
    }
}
#endif
