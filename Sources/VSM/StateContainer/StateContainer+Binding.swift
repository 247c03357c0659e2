#if canImport(SwiftUI)
public import SwiftUI

extension StateContainer {
    /// Binds a value of the state to an action.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - call: Where the value is bound.
    ///   - action: Takes the state and the new value, and calls the action.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value>(
        _ path: KeyPath<State, Value>,
        from call: CallSite,
        to action: @escaping (State, Value) -> ObservedAction<State>
    ) -> Binding<Value> {
        // Reading the state here makes SwiftUI update the view that binds the value when the state changes.
        _ = state
        return Binding(
            get: { @MainActor in self.state[keyPath: path] },
            set: { @MainActor value in self.observe(action(self.state, value), from: call) }
        )
    }
}

extension StateContainer {
    /// Binds a value of the state to an action that not every state offers.
    ///
    /// ```swift
    /// TextField("Name", text: $state.bind(\.name, whenOffered: { $0.editor?.rename($1) }))
    /// ```
    ///
    /// A value that is written while the state does not offer the action is not lost: the binding has it, and the action is
    /// observed with it in the next state that offers it. To refuse such values, disable the control. Writing the value that
    /// the binding has does nothing, as when a field loses the focus.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - action: Takes the current state and the new value, and calls the action or returns `nil`; see ``ActionBuilder``.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value: Equatable>(
        _ path: KeyPath<State, Value>,
        @ActionBuilder<State> whenOffered action: @escaping (State, Value) -> ObservedAction<State>?,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        // Reading the state here makes SwiftUI update the view that binds the value when the state changes.
        _ = state
        let call = CallSite(file: file, line: line)
        return Binding(
            get: { @MainActor in self.boundValue(at: path) },
            set: { @MainActor value in self.write(value, at: path, from: call, whenOffered: action) }
        )
    }
}
#endif
