// These functions write JSON directly into bytes. They do not escape names, which come only from the library.

extension [UInt8] {
    /// Appends a string between quotes, escaped as RFC 8259, section 7, requires.
    mutating func appendJSON(_ text: String) {
        append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            for (index, byte) in bytes.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5c {
                append(contentsOf: bytes[start..<index])
                start = index + 1
                appendEscape(of: byte)
            }
            append(contentsOf: bytes[start...])
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func appendEscape(of byte: UInt8) {
        switch byte {
        case 0x22: append("\\\"")
        case 0x5c: append("\\\\")
        case 0x0a: append("\\n")
        default:
            append("\\u00")
            append(Self.digit(byte >> 4))
            append(Self.digit(byte & 0xf))
        }
    }

    /// Appends a number.
    mutating func appendJSON(_ number: some FixedWidthInteger) {
        if number < 0 { append(UInt8(ascii: "-")) }
        append(UInt64(number.magnitude), radix: 10)
    }

    /// Appends a number with lowercase hexadecimal digits.
    mutating func appendHexadecimal(_ number: UInt64) { append(number, radix: 16) }

    @inline(__always)
    private mutating func append(_ number: UInt64, radix: UInt64) {
        var rest = number
        // The largest value has twenty decimal digits.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var first = digits.count
            repeat {
                first -= 1
                digits[first] = Self.digit(UInt8(rest % radix))
                rest /= radix
            } while rest > 0
            append(contentsOf: UnsafeBufferPointer(rebasing: digits[first...]))
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }

    /// Appends the number of a node.
    mutating func appendJSON(_ node: NodeID) { appendJSON(node.number) }

    /// Appends a text without escaping.
    mutating func append(unescaped text: String) {
        var text = text
        // This is several times as fast as appending the view of the bytes.
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Appends a text of the library without escaping.
    mutating func append(_ text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
