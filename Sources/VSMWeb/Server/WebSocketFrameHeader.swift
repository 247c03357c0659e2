#if Web
import NIOCore

/// The beginning of a frame that a browser sends: RFC 6455, section 5.2.
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
    private let mask: UInt32

    /// Reads a header without removing it.
    ///
    /// - Returns: `nil` if more bytes are needed to know the length and the mask.
    /// - Throws: How to end the connection if this is no header that a browser may send.
    init?(_ buffer: ByteBuffer) throws(ConnectionEnd) {
        let start = buffer.readerIndex
        guard let first = buffer.getInteger(at: start, as: UInt8.self) else { return nil }
        guard first & 0x70 == 0 else { throw .protocolError("A reserved bit is set.") }
        guard let opcode = Opcode(rawValue: first & 0x0f) else { throw .protocolError("The opcode is unknown.") }
        guard let second = buffer.getInteger(at: start + 1, as: UInt8.self) else { return nil }
        guard second & 0x80 != 0 else { throw .protocolError("The frame is not masked.") }
        isFinal = first & 0x80 != 0
        self.opcode = opcode
        switch second & 0x7f {
        case 126:
            guard let length = buffer.getInteger(at: start + 2, as: UInt16.self) else { return nil }
            guard length >= 126 else { throw .protocolError("The length is written too long.") }
            self.length = Int(length)
            size = 8
        case 127:
            guard let length = buffer.getInteger(at: start + 2, as: UInt64.self) else { return nil }
            guard length > UInt16.max, let length = Int(exactly: length) else {
                throw .protocolError("The length is written too long, or is negative.")
            }
            // Nothing that is accepted is this long, and sums with it must not overflow.
            guard length <= UInt32.max else { throw .tooLong }
            self.length = length
            size = 14
        case let length:
            self.length = Int(length)
            size = 6
        }
        guard let mask = buffer.getInteger(at: start + size - 4, as: UInt32.self) else {
            // The length is known already, and a frame that is too long can be refused.
            self.mask = 0
            return
        }
        self.mask = mask
    }

    /// Decodes a payload.
    func unmask(_ payload: inout [UInt8]) {
        for index in payload.indices {
            payload[index] ^= UInt8(truncatingIfNeeded: mask >> UInt32(24 - 8 * (index & 3)))
        }
    }
}
#endif
