/// The key of a localized text; this stand-in does not localize.
///
/// As in SwiftUI, only strings and numbers can be interpolated.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Creates a key.
    public init(_ value: String) {
        text = value
    }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates a key from a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        self.init(stringInterpolation.text)
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds literal text.
        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        /// Adds a string.
        public mutating func appendInterpolation(_ string: String) {
            text += string
        }

        /// Adds a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            text += "\(value)"
        }
    }
}

/// A number that can be interpolated.
public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
