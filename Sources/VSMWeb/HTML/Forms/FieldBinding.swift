/// A value of a state, and what is to be done with a new one.
///
/// Make one with `bind` of a container, or with a value and an action, and pass it to `bind(_:)` of a field.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct FieldBinding<Value> {
    let value: Value
    let pause: RateLimitTime?
    let holdsState: Bool
    let action: (Value) -> Void

    /// Binds a value to an action.
    ///
    /// - Parameters:
    ///   - value: The value that the state has.
    ///   - pause: How long a person stops typing before the action runs. When they leave the field, submit its form,
    ///     follow a link, or close or hide the window, it runs at once.
    ///   - action: Observes what an action returns for the new value.
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
