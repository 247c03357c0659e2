import Foundation

/// A message of a server, which the driver searches.
public struct ServerMessage: Sendable {
    /// The bytes of the message.
    public let bytes: [UInt8]

    /// Creates a message.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The beginning of the message, for error messages.
    public var beginning: String { String(decoding: bytes.prefix(200), as: UTF8.self) }

    /// Returns whether the message contains a text.
    public func contains(_ text: StaticString) -> Bool { position(after: text) != nil }

    /// Returns whether the message starts with a text.
    public func starts(with text: String) -> Bool { bytes.starts(with: text.utf8) }

    /// Returns the comma-separated numbers after the first occurrence of a text.
    func integers(after text: StaticString) -> [Int] {
        guard let start = position(after: text) else { return [] }
        var numbers: [Int] = []
        var number: Int?
        for byte in bytes[start...] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
            case UInt8(ascii: ","):
                if let number { numbers.append(number) }
                number = nil
            default: return numbers + (number.map { [$0] } ?? [])
            }
        }
        return numbers
    }

    /// Returns the index after the first occurrence of a text.
    private func position(after text: StaticString) -> Int? {
        let length = text.utf8CodeUnitCount
        return bytes.withUnsafeBytes { bytes -> Int? in
            guard let base = bytes.baseAddress else { return nil }
            var offset = 0
            while offset + length <= bytes.count {
                let first = memchr(base + offset, Int32(text.utf8Start.pointee), bytes.count - length - offset + 1)
                guard let first else { return nil }
                offset = UnsafeRawPointer(first) - base
                if memcmp(first, text.utf8Start, length) == 0 { return offset + length }
                offset += 1
            }
            return nil
        }
    }
}
