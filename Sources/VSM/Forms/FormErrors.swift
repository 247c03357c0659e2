/// What is wrong with the values of a form, by the names of its fields.
///
/// A state carries it, so that every view of the feature can show it, in an app and in a page:
///
/// ```swift
/// FormErrors(["email": "This is not an address."])
/// ```
///
/// In SwiftUI, a `Text` next to the field shows `errors["email"]`. In a page of `VSMWeb`, `errors(_:in:)` marks a field, and
/// `errorMessage(_:of:in:)` shows what is wrong with it.
public struct FormErrors: Error, Equatable, Sendable {
    private var messages: [String: String] = [:]

    /// Creates errors; none, if there are no messages.
    ///
    /// - Parameter messages: What is wrong, by the names of fields.
    public init(_ messages: [String: String] = [:]) {
        self.messages = messages
    }

    /// What is wrong with a field; `nil` if nothing is.
    public subscript(name: String) -> String? {
        get { messages[name] }
        set { messages[name] = newValue }
    }

    /// Whether nothing is wrong.
    public var isEmpty: Bool { messages.isEmpty }

    /// The names of the fields with which something is wrong, in alphabetical order.
    public var names: [String] { messages.keys.sorted() }

    /// Records what is wrong with a field, unless something is already.
    package mutating func add(_ message: String, for name: String) {
        if messages[name] == nil { messages[name] = message }
    }
}
