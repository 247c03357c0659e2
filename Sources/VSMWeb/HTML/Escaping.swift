/// Writes text into HTML so that it stays text.
///
/// Over bytes, never over characters: `<` followed by a combining mark is one different `Character` in Swift, and a
/// search for the character `<` would let the byte through.
enum Escaping {
    /// Appends text that stands between tags.
    static func appendText(_ text: String, to output: inout [UInt8]) {
        append(text, to: &output, escapingQuotes: false)
    }

    /// Appends the value of an attribute that stands between double quotes.
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
            // A parser would take a carriage return for a line feed, and a null byte for nothing at all.
            case UInt8(ascii: "\r"): output.append(contentsOf: "&#13;".utf8)
            case 0: output.append(contentsOf: "\u{FFFD}".utf8)
            default: output.append(byte)
            }
        }
    }
}
