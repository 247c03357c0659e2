extension BoundedJSONReader {
    /// Reads a string.
    ///
    /// - Parameters:
    ///   - name: The name of the string in the message to developers.
    ///   - maximumLength: The maximum length of the string, in bytes of UTF-8.
    mutating func string(_ name: String, maximumLength: Int) throws(MessageProblem) -> String {
        skipSpace()
        guard byte == UInt8(ascii: "\"") else { throw wrongType(name, "a string") }
        position += 1
        let start = position
        while let byte {
            switch byte {
            case UInt8(ascii: "\""):
                let text = bytes[start..<position]
                position += 1
                return try validated(text, name)
            case UInt8(ascii: "\\"):
                return try escapedString(name, from: start, maximumLength: maximumLength)
            default:
                try skipUnescaped(byte)
                guard position - start <= maximumLength else { throw tooLong(name, maximumLength) }
            }
        }
        throw notJSON("a string has no end")
    }

    /// Reads the rest of a string that contains escapes.
    private mutating func escapedString(
        _ name: String,
        from start: Int,
        maximumLength: Int
    ) throws(MessageProblem) -> String {
        var text = Array(bytes[start..<position])
        while let byte {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return try validated(text[...], name)
            case UInt8(ascii: "\\"):
                position += 1
                text.append(contentsOf: try escapedScalar().utf8)
            default:
                try skipUnescaped(byte)
                text.append(byte)
            }
            guard text.count <= maximumLength else { throw tooLong(name, maximumLength) }
        }
        throw notJSON("a string has no end")
    }

    private mutating func skipUnescaped(_ byte: UInt8) throws(MessageProblem) {
        guard byte >= 0x20 else { throw notJSON("a string has a control character") }
        position += 1
    }

    /// Reads an escape after its backslash.
    private mutating func escapedScalar() throws(MessageProblem) -> Unicode.Scalar {
        guard let byte else { throw notJSON("a string has no end") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw notJSON("a string has an unknown escape")
        }
    }

    /// Reads a UTF-16 code unit after its `\u`, and the other half of a surrogate pair.
    private mutating func unicodeEscape() throws(MessageProblem) -> Unicode.Scalar {
        let unit = try hexadecimalUnit()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard UTF16.isLeadSurrogate(unit), skips(UInt8(ascii: "\\")), skips(UInt8(ascii: "u")) else {
            throw notJSON("a string has half of a surrogate pair")
        }
        let trail = try hexadecimalUnit()
        let value = 0x1_0000 + (UInt32(unit & 0x3ff) << 10 | UInt32(trail & 0x3ff))
        guard UTF16.isTrailSurrogate(trail), let scalar = Unicode.Scalar(value) else {
            throw notJSON("a string has half of a surrogate pair")
        }
        return scalar
    }

    private mutating func hexadecimalUnit() throws(MessageProblem) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = byte.flatMap(\.hexadecimalDigit) else {
                throw notJSON("an escape has no four hexadecimal digits")
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }

    private mutating func skips(_ expected: UInt8) -> Bool {
        guard byte == expected else { return false }
        position += 1
        return true
    }

    private func validated(_ text: ArraySlice<UInt8>, _ name: String) throws(MessageProblem) -> String {
        guard let string = String(validating: text, as: UTF8.self) else {
            throw MessageProblem(description: "The \(name) is not UTF-8.")
        }
        return string
    }

    private func tooLong(_ name: String, _ maximumLength: Int) -> MessageProblem {
        MessageProblem(description: "The \(name) is longer than \(maximumLength) bytes.")
    }
}
