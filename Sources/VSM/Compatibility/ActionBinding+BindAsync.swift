// `bindAsync`, the name in vsm-ios 1.x of the forms of `bind` that take an asynchronous action.
#if canImport(SwiftUI)
public import SwiftUI

extension ActionBinding {
    /// Binds a value to an asynchronous action, as `bind` does.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: Takes the state and the new value, and returns what to observe.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bindAsync<Value>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState, Value) async -> ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, to: setter, file: file, line: line)
    }

    /// Binds a value to an asynchronous action of the state itself, as `bind` does.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: A method of the state, such as `ProfileViewState.rename`, that returns what to observe.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bindAsync<Value>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState) -> (Value) async -> ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, to: setter, file: file, line: line)
    }
}
#endif
