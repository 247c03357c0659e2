/// A value that no log, journal or inspector shows.
///
/// Use it for the secrets in states, such as passwords. Descriptions and reflections of a state have a placeholder for
/// the value:
///
/// ```swift
/// enum SignInViewState {
///     case entering(name: String, password: Redacted<String>)
/// }
/// print(SignInViewState.entering(name: "ann", password: Redacted(wrappedValue: "secret")))
/// // entering(name: "ann", password: (redacted))
/// ```
///
/// In a structure, it is also a property wrapper: `@Redacted var password = ""`.
@propertyWrapper
public struct Redacted<Value> {
    /// The value.
    public var wrappedValue: Value

    /// Wraps a value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Redacted: Sendable where Value: Sendable {}
extension Redacted: Equatable where Value: Equatable {}
extension Redacted: Hashable where Value: Hashable {}

extension Redacted: CustomStringConvertible, CustomDebugStringConvertible {
    /// A placeholder, without the value.
    public var description: String { "(redacted)" }

    /// A placeholder, without the value.
    public var debugDescription: String { description }
}

extension Redacted: CustomReflectable {
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
