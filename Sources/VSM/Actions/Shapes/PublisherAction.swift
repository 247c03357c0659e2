#if canImport(Combine) || OpenCombine
#if canImport(SwiftUI)
public import SwiftUI
#endif

extension ObservedAction {
    /// Creates an action that returned a publisher of states.
    @inlinable
    public init(_ publisher: some Publisher<State, Never>) {
        self.init(.publisher) { run in
            if run.beginTurn() {
                ActionSubscriber(run).subscribe { publisher.subscribe($0) }
            } else {
                run.performInTurn { ActionSubscriber(run).subscribe { publisher.subscribe($0) } }
            }
        }
    }
}

// Forms that take neither a state nor a closure that returns one are disfavored. Otherwise, the compiler also looks for
// a mistyped state, such as `observe(.lodaing)`, in the types of these forms, and its error message is less helpful.
extension ActionObserving {
    /// Moves through the states that a publisher emits.
    ///
    /// If the publisher emits on subscription, as `Just` and `CurrentValueSubject` do, the container has that state
    /// when the call returns. The publisher may emit on any thread. Its states are written on the container's owner, in
    /// the order in which they arrive. The subscription ends when another action is observed or the container is
    /// released.
    ///
    /// - Parameter statePublisher: Emits the states.
    @inlinable
    @_disfavoredOverload
    public func observe(
        _ statePublisher: some Publisher<ActionState, Never>,
        file: String = #fileID,
        line: UInt = #line
    ) {
        _observe(making: { ObservedAction(statePublisher) }, from: CallSite(file: file, line: line))
    }

    /// Moves through the states that a publisher emits, debounced or throttled.
    ///
    /// - Parameters:
    ///   - statePublisher: Calls the action.
    ///   - dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - interval: The minimum time between two actions, instead of `debounced`. Passing both traps.
    ///   - identifier: Groups debounced or throttled calls; by default, calls from the same place form a group.
    @_disfavoredOverload
    public func observe(
        _ statePublisher: @escaping @autoclosure () -> some Publisher<ActionState, Never>,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        let limit = RateLimit(debounced: dueTime, throttled: interval, from: call)
        observe({ ObservedAction(statePublisher()) }, limit: limit, identifier: identifier, from: call)
    }
}

#if canImport(SwiftUI)
extension ActionBinding {
    /// Binds a value to an action that returns a publisher of states.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: Takes the state and the new value, and returns what to observe.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value, States: Publisher>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState, Value) -> States,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> where States.Output == ActionState, States.Failure == Never {
        bind(path, from: CallSite(file: file, line: line)) { state, value in ObservedAction(setter(state, value)) }
    }

    /// Binds a value to an action of the state itself that returns a publisher of states.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: A method of the state, such as `ProfileViewState.rename`, that returns what to observe.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value, States: Publisher>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState) -> (Value) -> States,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> where States.Output == ActionState, States.Failure == Never {
        bind(path, from: CallSite(file: file, line: line)) { state, value in ObservedAction(setter(state)(value)) }
    }
}
#endif
#endif
