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
            for digit in [byte >> 4, byte & 0xf] { append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
        }
    }

    /// Appends a number.
    mutating func appendJSON(_ number: some FixedWidthInteger) {
        if number < 0 { append(UInt8(ascii: "-")) }
        var rest = UInt64(number.magnitude)
        // The largest value has twenty digits.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var first = digits.count
            repeat {
                first -= 1
                digits[first] = UInt8(ascii: "0") + UInt8(rest % 10)
                rest /= 10
            } while rest > 0
            append(contentsOf: digits[first...])
        }
    }

    /// Appends the number of a node.
    mutating func appendJSON(_ node: NodeID) { appendJSON(node.number) }

    /// Appends a text of the library without escaping.
    mutating func append(_ text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
