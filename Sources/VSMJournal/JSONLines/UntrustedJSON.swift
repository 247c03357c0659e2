#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Why a JSON text from outside must not be decoded.
@_spi(Host) public enum UntrustedJSONProblem: Sendable {
    /// The text is not UTF-8.
    case encoding
    /// Its objects and arrays are nested too deeply.
    case depth
}

extension Collection<UInt8> {
    /// Returns why Foundation must not decode this JSON text, which comes from outside; `nil` if it can.
    ///
    /// The decoders of Foundation trap on some texts that are nested 513 levels deep. They also read other encodings than
    /// UTF-8, whose depth would be counted wrongly; all of them have zeros, or bytes that UTF-8 doesn't have.
    @_spi(Host) public func jsonProblem(maximumDepth: Int) -> UntrustedJSONProblem? {
        guard !contains(0), String(bytes: self, encoding: .utf8) != nil else { return .encoding }
        return jsonDepth > maximumDepth ? .depth : nil
    }

    /// The maximum depth of nested objects and arrays.
    var jsonDepth: Int {
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
