/// The messages about invalid values of a form, by the names of its fields.
///
/// A state carries the errors, so that every view of the feature can show them, in an app and on a page:
///
/// ```swift
/// FormErrors(["email": "This is not an address."])
/// ```
///
/// In SwiftUI, a `Text` next to the field shows `errors["email"]`. On a page of `VSMWeb`, `errors(_:in:)` marks a
/// field, and `errorMessage(_:of:in:)` shows its message.
public struct FormErrors: Error, Equatable, Sendable {
    private var messages: [String: String] = [:]

    /// Creates errors from messages.
    ///
    /// - Parameter messages: The messages, by the names of fields.
    public init(_ messages: [String: String] = [:]) {
        self.messages = messages
    }

    /// The message for a field, or `nil` if its value is valid.
    public subscript(name: String) -> String? {
        get { messages[name] }
        set { messages[name] = newValue }
    }

    /// Whether there are no errors.
    public var isEmpty: Bool { messages.isEmpty }

    /// The names of the invalid fields, in alphabetical order.
    public var names: [String] { messages.keys.sorted() }

    /// Adds a message for a field that has none.
    mutating func add(_ message: String, for name: String) {
        if messages[name] == nil { messages[name] = message }
    }
}
