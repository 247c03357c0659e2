#if canImport(SwiftUI)
public import SwiftUI

// The forms of `bind` for actions that return several states.
extension ActionBinding {
    /// Binds a value to an action that returns a sequence of states.
    ///
    /// - Parameters:
    ///   - path: the value in the state.
    ///   - setter: takes the state and the new value; what it returns is observed.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    /// - Returns: a binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value>(
        _ path: KeyPath<ViewState, Value>,
        to setter: @escaping (ViewState, Value) -> StateSequence<ViewState>,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, from: CallSite(file: file, line: line)) { state, value in ObservedAction(setter(state, value)) }
    }

    /// Binds a value to an action that returns a sequence of states of the state itself.
    ///
    /// - Parameters:
    ///   - path: the value in the state.
    ///   - setter: a method of the state, such as `ProfileViewState.rename`; what it returns is observed.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    /// - Returns: a binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value>(
        _ path: KeyPath<ViewState, Value>,
        to setter: @escaping (ViewState) -> (Value) -> StateSequence<ViewState>,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, from: CallSite(file: file, line: line)) { state, value in ObservedAction(setter(state)(value)) }
    }

    /// Binds a value to an action that returns an asynchronous sequence of states.
    ///
    /// - Parameters:
    ///   - path: the value in the state.
    ///   - setter: takes the state and the new value; what it returns is observed.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    /// - Returns: a binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value, States: AsyncSequence>(
        _ path: KeyPath<ViewState, Value>,
        to setter: @escaping (ViewState, Value) -> States,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Binding<Value> where States.Element == ViewState, States.Failure == Never {
        bind(path, from: CallSite(file: file, line: line)) { state, value in ObservedAction(setter(state, value)) }
    }

    /// Binds a value to an action that returns an asynchronous sequence of states of the state itself.
    ///
    /// - Parameters:
    ///   - path: the value in the state.
    ///   - setter: a method of the state, such as `ProfileViewState.rename`; what it returns is observed.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    /// - Returns: a binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value, States: AsyncSequence>(
        _ path: KeyPath<ViewState, Value>,
        to setter: @escaping (ViewState) -> (Value) -> States,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Binding<Value> where States.Element == ViewState, States.Failure == Never {
        bind(path, from: CallSite(file: file, line: line)) { state, value in ObservedAction(setter(state)(value)) }
    }

    /// Binds a value to an action that returns a publisher of states.
    ///
    /// - Parameters:
    ///   - path: the value in the state.
    ///   - setter: takes the state and the new value; what it returns is observed.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    /// - Returns: a binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value, States: Publisher>(
        _ path: KeyPath<ViewState, Value>,
        to setter: @escaping (ViewState, Value) -> States,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Binding<Value> where States.Output == ViewState, States.Failure == Never {
        bind(path, from: CallSite(file: file, line: line)) { state, value in ObservedAction(setter(state, value)) }
    }

    /// Binds a value to an action that returns a publisher of states of the state itself.
    ///
    /// - Parameters:
    ///   - path: the value in the state.
    ///   - setter: a method of the state, such as `ProfileViewState.rename`; what it returns is observed.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    /// - Returns: a binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value, States: Publisher>(
        _ path: KeyPath<ViewState, Value>,
        to setter: @escaping (ViewState) -> (Value) -> States,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Binding<Value> where States.Output == ViewState, States.Failure == Never {
        bind(path, from: CallSite(file: file, line: line)) { state, value in ObservedAction(setter(state)(value)) }
    }
}
#endif
