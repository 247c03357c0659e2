#if canImport(SwiftUI)
public import SwiftUI

/// A type that binds values of its state to actions, for the controls of SwiftUI.
///
/// A type with the method below has every form of `bind` that ``StateContainer`` has, for each shape of action:
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
    associatedtype ActionState

    /// Binds a value of the state to an action.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - call: Where it is bound.
    ///   - action: Calls the action with the state and the new value.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    func bind<Value>(
        _ path: KeyPath<ActionState, Value>,
        from call: CallSite,
        to action: @escaping (ActionState, Value) -> ObservedAction<ActionState>
    ) -> Binding<Value>
}

/// Binds values of states to actions.
///
/// This is the name from vsm-ios.
public protocol StateBinding<State>: ActionBinding where ActionState == State {
    /// The states that actions return.
    associatedtype State
}

#else
/// A type that binds values of its state to actions, where there are bindings.
public protocol ActionBinding {
    /// The states that actions return.
    associatedtype ActionState
}
#endif
