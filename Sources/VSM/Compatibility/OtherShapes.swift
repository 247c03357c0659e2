// The forms of vsm-ios for actions of other shapes, with what to prefer. An editor strikes them through in its list; a build
// does not warn.
#if canImport(SwiftUI)
public import SwiftUI
#endif

@available(Systems 2024, *)
extension ActionObserving {
    /// Moves through the states of an asynchronous sequence, after a time without another call.
    @available(swift, deprecated: 100, message: "Prefer a StateSequence, which can begin with a state.")
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ states: @escaping @autoclosure () -> States,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        container.observe(.debounced(dueTime), identifier, from: CallSite(file: file, line: line)) {
            ObservedAction(states())
        }
    }

    /// Moves through the states of the sequence that an asynchronous action returns.
    @available(swift, deprecated: 100, message: "Prefer a StateSequence, which can begin with a state.")
    @inlinable
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ action: @escaping () async -> States,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        container.observe(from: CallSite(file: file, line: line)) { ObservedAction(action) }
    }

    /// Moves through the states of the sequence that an asynchronous action returns, after a time without another call.
    @available(swift, deprecated: 100, message: "Prefer a StateSequence, which can begin with a state.")
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ action: @escaping () async -> States,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        container.observe(.debounced(dueTime), identifier, from: CallSite(file: file, line: line)) {
            ObservedAction(action)
        }
    }
}

#if canImport(SwiftUI)
extension ActionObserving {
    /// Binds a value to an asynchronous action.
    @available(swift, deprecated: 100, message: "Prefer bind(_:whenOffered:), which keeps what is written.")
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
    @available(swift, deprecated: 100, message: "Prefer bind(_:whenOffered:), which keeps what is written.")
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

@available(Systems 2024, *)
extension ActionObserving {
    /// Binds a value to an action that returns an asynchronous sequence of states.
    @available(swift, deprecated: 100, message: "Prefer bind(_:whenOffered:), which keeps what is written.")
    @MainActor @preconcurrency
    @_disfavoredOverload
    public func bind<Value, States: AsyncSequence>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState, Value) -> States,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> where States.Element == ActionState, States.Failure == Never {
        bind(path, from: CallSite(file: file, line: line)) { state, value in ObservedAction(setter(state, value)) }
    }
}

#if canImport(Combine) || OpenCombine
extension ActionObserving {
    /// Binds a value to an action that returns a publisher of states.
    @available(swift, deprecated: 100, message: "Prefer bind(_:whenOffered:), which keeps what is written.")
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
    @available(swift, deprecated: 100, message: "Prefer bind(_:whenOffered:), which keeps what is written.")
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
