/// Writes text into HTML so that it stays text.
///
/// It works on bytes, not on characters: in Swift, `<` followed by a combining mark is another `Character`, and a search
/// for the character `<` would miss the byte.
enum HTMLEscaping {
    /// Appends text between tags.
    static func appendText(_ text: String, to output: inout [UInt8]) {
        append(text, to: &output, escapingQuotes: false)
    }

    /// Appends the value of an attribute, between double quotes.
    static func appendAttributeValue(_ value: String, to output: inout [UInt8]) {
        append(value, to: &output, escapingQuotes: true)
    }

    private static func append(_ text: String, to output: inout [UInt8], escapingQuotes: Bool) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\"") where escapingQuotes: output.append(contentsOf: "&quot;".utf8)
            case UInt8(ascii: "'") where escapingQuotes: output.append(contentsOf: "&#39;".utf8)
            // A parser reads a carriage return as a line feed, and drops a null byte.
            case UInt8(ascii: "\r"): output.append(contentsOf: "&#13;".utf8)
            case 0: output.append(contentsOf: "\u{FFFD}".utf8)
            default: output.append(byte)
            }
        }
    }
}
