/// Escapes text for HTML.
///
/// The functions work on bytes, not on characters. In Swift, `<` with a combining mark is another `Character`, so a
/// search for the character `<` would miss the byte.
package enum HTMLEscaping {
    /// Appends text between tags.
    static func appendText(_ text: String, to output: inout [UInt8]) {
        append(text, to: &output, escapingQuotes: false)
    }

    /// Appends the value of an attribute between double quotes.
    package static func appendAttributeValue(_ value: String, to output: inout [UInt8]) {
        append(value, to: &output, escapingQuotes: true)
    }

    private static func append(_ text: String, to output: inout [UInt8], escapingQuotes: Bool) {
        var text = text
        text.withUTF8 { bytes in
            // The bytes between two escaped ones are copied together.
            var start = 0
            for index in bytes.indices {
                guard let escaped = escaped(bytes[index], escapingQuotes) else { continue }
                output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
                output.append(contentsOf: escaped.utf8)
                start = index + 1
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
        }
    }

    @inline(__always)
    private static func escaped(_ byte: UInt8, _ escapesQuotes: Bool) -> String? {
        // Nearly all bytes are letters and spaces.
        guard byte <= UInt8(ascii: ">"), byte != UInt8(ascii: " ") else { return nil }
        return switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\"") where escapesQuotes: "&quot;"
        case UInt8(ascii: "'") where escapesQuotes: "&#39;"
        // A parser reads a carriage return as a line feed, and drops a null byte.
        case UInt8(ascii: "\r"): "&#13;"
        case 0: "\u{FFFD}"
        default: nil
        }
    }
}
