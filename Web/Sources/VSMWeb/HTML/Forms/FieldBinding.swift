/// A value of a state with an action for new values.
///
/// Create a binding with `bind` of a container, or with a value and an action. Pass it to `bind(_:)` of a field.
public struct FieldBinding<Value> {
    let value: Value
    let pause: RateLimitTime?
    let holdsState: Bool
    let action: (Value) -> Void

    /// Binds a value to an action.
    ///
    /// - Parameters:
    ///   - value: The value in the state.
    ///   - pause: The time without typing after which the action runs, at most a minute. The browser measures it, so a
    ///     clock has no effect. The action runs immediately when the person leaves the field, submits its form, follows
    ///     a link, or closes or hides the window.
    ///   - action: Observes the result of an action for the new value.
    public init(_ value: Value, debounced pause: RateLimitTime? = nil, to action: @escaping (Value) -> Void) {
        self.init(value, debounced: pause, holdsState: true, to: action)
    }

    init(_ value: Value, debounced pause: RateLimitTime?, holdsState: Bool, to action: @escaping (Value) -> Void) {
        self.value = value
        self.pause = pause
        self.holdsState = holdsState
        self.action = action
    }
}
