#if canImport(SwiftUI)
public import SwiftUI

extension ViewStateRendering {
    /// Binds a value of the state to an action.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - call: Where the value is bound.
    ///   - action: Takes the state and the new value, and calls the action.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value>(
        _ path: KeyPath<ViewState, Value>,
        from call: CallSite,
        to action: @escaping (ViewState, Value) -> ObservedAction<ViewState>
    ) -> Binding<Value> {
        container.bind(path, from: call, to: action)
    }
}
#endif
