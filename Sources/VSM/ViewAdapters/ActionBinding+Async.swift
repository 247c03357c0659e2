#if canImport(SwiftUI)
public import SwiftUI

// The forms of `bind` for actions that take time to return a state; `bindAsync` is the 1.x spelling for containers.
extension ActionBinding {
    /// Binds a value to an asynchronous action.
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
        to setter: @escaping (ViewState, Value) async -> ViewState,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, from: CallSite(file: file, line: line)) { state, value in
            ObservedAction { await setter(state, value) }
        }
    }

    /// Binds a value to an asynchronous action of the state itself.
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
        to setter: @escaping (ViewState) -> (Value) async -> ViewState,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, from: CallSite(file: file, line: line)) { state, value in
            ObservedAction { await setter(state)(value) }
        }
    }

    /// Binds a value to an asynchronous action.
    ///
    /// - Parameters:
    ///   - path: the value in the state.
    ///   - setter: takes the state and the new value; what it returns is observed.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    /// - Returns: a binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bindAsync<Value>(
        _ path: KeyPath<ViewState, Value>,
        to setter: @escaping (ViewState, Value) async -> ViewState,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, from: CallSite(file: file, line: line)) { state, value in
            ObservedAction { await setter(state, value) }
        }
    }

    /// Binds a value to an asynchronous action of the state itself.
    ///
    /// - Parameters:
    ///   - path: the value in the state.
    ///   - setter: a method of the state, such as `ProfileViewState.rename`; what it returns is observed.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    /// - Returns: a binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bindAsync<Value>(
        _ path: KeyPath<ViewState, Value>,
        to setter: @escaping (ViewState) -> (Value) async -> ViewState,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, from: CallSite(file: file, line: line)) { state, value in
            ObservedAction { await setter(state)(value) }
        }
    }
}
#endif
