#if canImport(SwiftUI)
public import SwiftUI

/// A type that binds values of its state to actions, for SwiftUI controls.
///
/// A type that implements the method below gets every form of `bind` that ``StateContainer`` has, one for each shape of
/// action:
///
/// ```swift
/// TextField("Name", text: $state.bind(\.name, to: { state, name in state.model.rename(name) }))
/// TextField("Name", text: $state.bind(\.name, to: ProfileViewState.rename))
/// ```
///
/// Reading the binding reads the state. Writing it calls the action with the current state and the new value, and
/// observes what the action returns. The control shows the new value when a state contains it.
///
/// The state has to be a type with properties, such as a struct. A binding is isolated to the main actor, and its
/// container has to be, too.
public protocol ActionBinding {
    /// The states that actions return.
    associatedtype ActionState

    /// Binds a value of the state to an action.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - call: Where the value is bound.
    ///   - action: Takes the state and the new value, and calls the action.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    func bind<Value>(
        _ path: KeyPath<ActionState, Value>,
        from call: CallSite,
        to action: @escaping (ActionState, Value) -> ObservedAction<ActionState>
    ) -> Binding<Value>
}

extension ActionBinding {
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
}

/// Binds values of states to actions.
///
/// The name comes from vsm-ios.
public protocol StateBinding<State>: ActionBinding where ActionState == State {
    /// The states that actions return.
    associatedtype State
}

#else
/// A type that binds values of its state to actions, on systems with SwiftUI.
public protocol ActionBinding {
    /// The states that actions return.
    associatedtype ActionState
}
#endif
