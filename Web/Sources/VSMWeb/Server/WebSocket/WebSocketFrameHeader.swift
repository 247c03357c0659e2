/// The header of a frame that a browser sends (RFC 6455, section 5.2).
struct WebSocketFrameHeader {
    enum Opcode: UInt8 {
        case continuation = 0x0
        case text = 0x1
        case binary = 0x2
        case close = 0x8
        case ping = 0x9
        case pong = 0xa
    }

    let isFinal: Bool
    let opcode: Opcode
    /// The length of the header itself, in bytes.
    let size: Int
    /// The length of the payload, in bytes.
    let length: Int
    /// The masking key; zero until it has arrived, because a frame that is too long can be refused before that.
    private let mask: UInt64

    /// Reads a header at the beginning of the bytes that have arrived.
    ///
    /// - Returns: `nil` if more bytes are needed to know the length and the mask.
    /// - Throws: ``ConnectionEnd`` if a browser may not send this header.
    init?(_ bytes: ArraySlice<UInt8>) throws(ConnectionEnd) {
        guard let first = bytes.first else { return nil }
        guard first & 0x70 == 0 else { throw .protocolError("A reserved bit is set.") }
        guard let opcode = Opcode(rawValue: first & 0x0f) else { throw .protocolError("The opcode is unknown.") }
        guard let second = bytes.dropFirst().first else { return nil }
        guard second & 0x80 != 0 else { throw .protocolError("The frame is not masked.") }
        isFinal = first & 0x80 != 0
        self.opcode = opcode
        switch second & 0x7f {
        case 126:
            guard let length = Self.number(bytes.dropFirst(2), count: 2) else { return nil }
            guard length >= 126 else { throw .protocolError("The length is written too long.") }
            self.length = Int(length)
            size = 8
        case 127:
            guard let length = Self.number(bytes.dropFirst(2), count: 8) else { return nil }
            guard length > UInt16.max, let length = Int(exactly: length) else {
                throw .protocolError("The length is written too long, or is negative.")
            }
            // No accepted frame is this long, and sums with the length must not overflow.
            guard length <= UInt32.max else { throw .tooLong }
            self.length = length
            size = 14
        case let length:
            self.length = Int(length)
            size = 6
        }
        mask = Self.number(bytes.dropFirst(size - 4), count: 4) ?? 0
    }

    /// Returns a number in big-endian order, if all of its bytes have arrived.
    private static func number(_ bytes: ArraySlice<UInt8>, count: Int) -> UInt64? {
        guard bytes.count >= count else { return nil }
        return bytes.prefix(count).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Decodes a payload.
    func unmask(_ payload: ArraySlice<UInt8>) -> [UInt8] {
        var bytes = Array(payload)
        for index in bytes.indices { bytes[index] ^= UInt8(truncatingIfNeeded: mask >> UInt64(24 - 8 * (index & 3))) }
        return bytes
    }
}
