import NIOCore

/// Writes the frames of a server, which are neither masked nor fragmented.
enum WebSocketFrameWriter {
    /// The maximum length of a control frame's payload.
    private static let maximumControlLength = 125

    /// Returns a complete frame.
    static func frame(
        _ opcode: WebSocketFrameHeader.Opcode,
        _ payload: [UInt8],
        _ allocator: ByteBufferAllocator
    ) -> ByteBuffer {
        var frame = allocator.buffer(capacity: payload.count + 10)
        frame.writeInteger(0x80 | opcode.rawValue)
        switch payload.count {
        case 0..<126:
            frame.writeInteger(UInt8(payload.count))
        case 126...Int(UInt16.max):
            frame.writeMultipleIntegers(UInt8(126), UInt16(payload.count))
        default:
            frame.writeMultipleIntegers(UInt8(127), UInt64(payload.count))
        }
        frame.writeBytes(payload)
        return frame
    }

    /// Returns the payload of a close frame, with its reason cut between scalars to the length that a control frame may
    /// have.
    static func closePayload(_ end: ConnectionEnd) -> [UInt8] {
        var payload = [UInt8(end.code >> 8), UInt8(end.code & 0xff)]
        for scalar in end.reason.unicodeScalars {
            guard payload.count + scalar.utf8.count <= maximumControlLength else { break }
            payload += scalar.utf8
        }
        return payload
    }
}
