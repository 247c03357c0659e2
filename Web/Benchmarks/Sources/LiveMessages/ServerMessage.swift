/// A message of a server, which the driver searches.
public struct ServerMessage: Sendable {
    /// The bytes of the message.
    public let bytes: [UInt8]

    /// Creates a message.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The beginning of the message, for error messages.
    var beginning: String { String(decoding: bytes.prefix(200), as: UTF8.self) }

    /// Returns whether the message contains a text.
    func contains(_ text: String) -> Bool { position(after: text) != nil }

    /// Returns the comma-separated numbers after the first occurrence of a text.
    func integers(after text: String) -> [Int] {
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
    private func position(after text: String) -> Int? { bytes.firstRange(of: Array(text.utf8))?.upperBound }
}
