#if canImport(SwiftUI)
public import SwiftUI

/// Something that binds values of its state to actions, for the controls of SwiftUI.
///
/// A type that has the method below gets every form of `bind` that ``StateContainer`` has, for each shape of action:
///
/// ```swift
/// TextField("Name", text: $state.bind(\.name, to: { state, name in state.model.rename(name) }))
/// TextField("Name", text: $state.bind(\.name, to: ProfileViewState.rename))
/// ```
///
/// Reading the binding reads the state. Writing it calls the action with the state of that moment and the new value, and
/// observes what the action returns, so the control shows the value once a state has it.
///
/// The state has to be a type with properties, such as a struct. A binding belongs to the main actor, and so must the
/// container behind it.
public protocol ActionBinding {
    /// The states that actions return.
    associatedtype ViewState

    /// Binds a value of the state to an action.
    ///
    /// - Parameters:
    ///   - path: the value in the state.
    ///   - call: where it is bound.
    ///   - action: calls the action with the state and the new value.
    /// - Returns: a binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    func bind<Value>(
        _ path: KeyPath<ViewState, Value>,
        from call: CallSite,
        to action: @escaping (ViewState, Value) -> ObservedAction<ViewState>
    ) -> Binding<Value>
}

/// Binds values of states to actions.
///
/// The name that vsm-ios gave it.
public protocol StateBinding<State>: ActionBinding where ViewState == State {
    /// The states that actions return.
    associatedtype State
}

extension StateContainer {
    /// Binds a value of the state to an action.
    ///
    /// - Parameters:
    ///   - path: the value in the state.
    ///   - call: where it is bound.
    ///   - action: calls the action with the state and the new value.
    /// - Returns: a binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value>(
        _ path: KeyPath<State, Value>,
        from call: CallSite,
        to action: @escaping (State, Value) -> ObservedAction<State>
    ) -> Binding<Value> {
        Binding(
            get: { @MainActor in self.state[keyPath: path] },
            set: { @MainActor value in self.observe(action(self.state, value), from: call) }
        )
    }
}
#else
/// Something that binds values of its state to actions; there are no bindings without SwiftUI.
public protocol ActionBinding {
    /// The states that actions return.
    associatedtype ViewState
}
#endif
