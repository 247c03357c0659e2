#if canImport(SwiftUI)
public import SwiftUI

// Reading a binding reads the state. Writing it calls the action with the current state and the new value, and observes
// what the action returns. The control shows the new value when a state has it.
extension ActionObserving {
    /// Binds a value of the state to an action.
    ///
    /// Writing the binding ends the running action, also if the action returns the same state:
    ///
    /// ```swift
    /// Toggle("Sound", isOn: $state.bind(\.isSoundOn, to: { state, isOn in state.model.setSound(isOn) }))
    /// ```
    ///
    /// - Parameters:
    ///   - path: The value in the state, which is a type with properties, such as a structure.
    ///   - setter: Takes the state and the new value, and returns the next state.
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

    /// Binds a value of the state to an action of the state itself.
    ///
    /// ```swift
    /// Toggle("Sound", isOn: $state.bind(\.isSoundOn, to: SettingsViewState.setSound))
    /// ```
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: A method of the state that takes the new value and returns the next state.
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

    /// Binds a value of the state to an action that returns several states, or that runs to its end.
    ///
    /// ```swift
    /// Toggle("News", isOn: $state.bind(\.wantsNews, to: { $0.setNews($1) }))
    /// ```
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: Takes the state and the new value, and returns the action, such as a ``StateSequence``.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState, Value) -> some ActionResult<ActionState>,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, from: CallSite(file: file, line: line)) { state, value in setter(state, value)._observed }
    }

    /// Binds a value of the state to an action of any shape, also one that not every state offers.
    ///
    /// ```swift
    /// TextField("Name", text: $state.bind(\.name, whenOffered: { $0.editor?.rename($1) }))
    /// TextField("Note", text: $state.bind(\.note, whenOffered: { $0.editor?.save($1) }, debounced: 0.5))
    /// ```
    ///
    /// A value that is written while the state does not offer the action is not lost: the binding has it, and the action is
    /// observed with it in the next state that offers it. To refuse such values, disable the control. Writing the value that
    /// the binding has does nothing, as when a field loses the focus.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - action: Takes the current state and the new value, and calls the action or returns `nil`; see ``ActionBuilder``.
    ///   - pause: The time without another value after which the action is observed, such as `.seconds(0.5)` or `0.5`; by
    ///     default, at once. A ``FinishingAction`` is also called when the container is released during the pause.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value: Equatable>(
        _ path: KeyPath<ActionState, Value>,
        @ActionBuilder<ActionState> whenOffered action: @escaping (ActionState, Value) -> ObservedAction<ActionState>?,
        debounced pause: RateLimitTime? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        let container = container
        // Reading the state here makes SwiftUI update the view that binds the value when the state changes.
        _ = container.state
        let call = CallSite(file: file, line: line)
        return Binding(
            get: { @MainActor in container.boundValue(at: path) },
            set: { @MainActor value in container.write(value, at: path, from: call, pause: pause, whenOffered: action) }
        )
    }

    /// Explains how a value is bound to an action that not every state offers.
    @available(*, unavailable, message: "Not every state offers this action. Write whenOffered: in place of to:.")
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func bind<Value, Action>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState, Value) -> Action?,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> { fatalError("unavailable") }

    /// Binds a value of the state to an action, for the forms above.
    @MainActor
    func bind<Value>(
        _ path: KeyPath<ActionState, Value>,
        from call: CallSite,
        _ action: @escaping (ActionState, Value) -> ObservedAction<ActionState>
    ) -> Binding<Value> {
        let container = container
        // Reading the state here makes SwiftUI update the view that binds the value when the state changes.
        _ = container.state
        return Binding(
            get: { @MainActor in container.state[keyPath: path] },
            set: { @MainActor value in container.observe(action(container.state, value), from: call) }
        )
    }
}
#endif
