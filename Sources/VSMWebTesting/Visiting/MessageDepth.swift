/// The depth of the brackets in a message.
enum MessageDepth {
    private static let maximum = 200

    /// Returns whether a message has no more brackets inside each other than a page needs.
    static func isBounded(_ bytes: [UInt8]) -> Bool {
        var (depth, isInText, isEscaped) = (0, false, false)
        for byte in bytes {
            if isInText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInText = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInText = true
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            if depth > maximum { return false }
        }
        return true
    }
}
