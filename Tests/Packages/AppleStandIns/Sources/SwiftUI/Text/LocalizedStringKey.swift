/// A text that is looked up in the language of the user; this stand-in has no other languages.
///
/// As in SwiftUI, only strings and numbers can be interpolated.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Makes a key.
    public init(_ value: String) {
        text = value
    }

    /// Makes a key of a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Makes a key of a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
        self.init(stringInterpolation.text)
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        /// Begins without any part.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds what is written in the literal.
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
