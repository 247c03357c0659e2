/// A value that a field shows as text: a string, a number, or an enumeration with such raw values.
///
/// ```swift
/// enum Size: String, FieldValue { case small, medium, large }
/// ```
public protocol FieldValue {
    /// The value as the text of a field.
    var fieldText: String { get }

    /// Reads a value from the text of a field.
    ///
    /// - Parameter fieldText: The text that a browser sent. It can be anything.
    /// - Returns: `nil` if the text is not such a value.
    init?(fieldText: String)
}

extension String: FieldValue {
    /// The string itself.
    public var fieldText: String { self }

    /// Returns the text itself.
    public init?(fieldText: String) {
        self = fieldText
    }
}

extension FieldValue where Self: RawRepresentable, RawValue: FieldValue {
    /// The raw value as text.
    public var fieldText: String { rawValue.fieldText }

    /// Reads the raw value.
    public init?(fieldText: String) {
        guard let rawValue = RawValue(fieldText: fieldText) else { return nil }
        self.init(rawValue: rawValue)
    }
}

extension Int: FieldValue {
    /// The number as digits.
    public var fieldText: String { description }

    /// Reads a whole number.
    public init?(fieldText: String) {
        self.init(fieldText)
    }
}

extension Double: FieldValue {
    /// The number, without a fraction if it is whole.
    public var fieldText: String { _attributeText }

    /// Reads a finite number.
    public init?(fieldText: String) {
        guard let number = Double(fieldText), number.isFinite else { return nil }
        self = number
    }
}

extension Optional: FieldValue where Wrapped: FieldValue {
    /// The text of the value; empty if the value is `nil`.
    public var fieldText: String { self?.fieldText ?? "" }

    /// Reads a value; `nil` if the text is empty.
    public init?(fieldText: String) {
        guard !fieldText.isEmpty else {
            self = .none
            return
        }
        guard let value = Wrapped(fieldText: fieldText) else { return nil }
        self = .some(value)
    }
}
