extension Sequence<UInt8> {
    /// The maximum depth of nested objects and arrays in a JSON text, to be checked before `JSONDecoder` reads it, which traps on
    /// some texts that are nested 513 levels deep.
    @_spi(Host) public var jsonDepth: Int {
        var (depth, maximum, isInString, isEscaped) = (0, 0, false, false)
        for byte in self {
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = isInString
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if !isInString { depth += 1 }
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if !isInString { depth -= 1 }
            default: break
            }
            maximum = Swift.max(maximum, depth)
        }
        return maximum
    }
}
