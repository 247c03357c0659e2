/// An input that a browser sends over a WebSocket.
enum WebSocketInput: Equatable {
    /// A complete message.
    case text([UInt8])
    case ping([UInt8])
    case pong
    /// A close frame, and its code if it has one.
    case close(UInt16?)

    /// The length of the input in bytes.
    var length: Int {
        switch self {
        case .text(let bytes), .ping(let bytes): bytes.count
        case .pong, .close: 0
        }
    }
}

/// Reads the frames of a browser according to RFC 6455, section 5.
///
/// It checks lengths before the bytes arrive, and bounds the size and the number of a message's fragments.
struct WebSocketFrameReader {
    /// The maximum number of fragments of a message.
    static let maximumFragmentCount = 64

    private let maximumLength: Int
    /// The bytes that have arrived; those before `position` have been read.
    private var bytes: [UInt8] = []
    private var position = 0
    /// The fragments of a message that has not ended.
    private var fragments: [UInt8]?
    private var fragmentCount = 0

    /// - Parameter maximumLength: The maximum length of a message in bytes.
    init(maximumLength: Int) {
        self.maximumLength = maximumLength
    }

    /// Adds bytes that have arrived.
    mutating func append(_ arrived: some Sequence<UInt8>) {
        bytes.removeFirst(position)
        position = 0
        bytes.append(contentsOf: arrived)
    }

    /// Reads the next message or control frame.
    ///
    /// - Returns: `nil` if more bytes are needed.
    /// - Throws: ``ConnectionEnd`` if the browser breaks the rules. The reader must not be used afterwards.
    mutating func next() throws(ConnectionEnd) -> WebSocketInput? {
        while let header = try WebSocketFrameHeader(bytes[position...]) {
            try check(header)
            guard bytes.count - position >= header.size + header.length else { return nil }
            let start = position + header.size
            let end = start + header.length
            let payload = header.unmask(bytes[start..<end])
            position = end
            // An idle connection holds no buffer.
            if position == bytes.count { (bytes, position) = ([], 0) }
            if let input = try input(header, payload) { return input }
        }
        return nil
    }

    private func check(_ header: WebSocketFrameHeader) throws(ConnectionEnd) {
        switch header.opcode {
        case .text where fragments != nil, .binary where fragments != nil:
            throw .protocolError("The previous message has not ended.")
        case .continuation where fragments == nil:
            throw .protocolError("There is no message to continue.")
        case .binary:
            throw .binary
        case .text, .continuation:
            guard header.length <= maximumLength - (fragments?.count ?? 0) else { throw .tooLong }
        case .close, .ping, .pong:
            guard header.isFinal else { throw .protocolError("A control frame is fragmented.") }
            guard header.length <= 125 else { throw .protocolError("A control frame is too long.") }
        }
    }

    private mutating func input(
        _ header: WebSocketFrameHeader,
        _ payload: [UInt8]
    ) throws(ConnectionEnd) -> WebSocketInput? {
        switch header.opcode {
        case .ping: return .ping(payload)
        case .pong: return .pong
        case .close: return .close(try Self.closeCode(payload))
        case .text where header.isFinal: return .text(payload)
        case .text, .binary, .continuation: break
        }
        fragments = (fragments ?? []) + payload
        fragmentCount += 1
        guard fragmentCount <= Self.maximumFragmentCount else { throw .tooLong }
        guard header.isFinal else { return nil }
        defer { (fragments, fragmentCount) = (nil, 0) }
        return .text(fragments ?? [])
    }

    /// Returns the code of a close frame, which a text follows.
    private static func closeCode(_ payload: [UInt8]) throws(ConnectionEnd) -> UInt16? {
        guard !payload.isEmpty else { return nil }
        guard payload.count >= 2 else { throw .protocolError("A close frame has half a code.") }
        let code = UInt16(payload[0]) << 8 | UInt16(payload[1])
        switch code {
        case 1000...1003, 1007...1014, 3000...4999: break
        default: throw .protocolError("A close frame has a code that must not be sent.")
        }
        guard String(validating: payload[2...], as: UTF8.self) != nil else {
            throw .invalidData("The reason of a close frame is not UTF-8.")
        }
        return code
    }
}
