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
#endif
