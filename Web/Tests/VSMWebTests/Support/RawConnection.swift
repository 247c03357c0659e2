import NIOCore
import NIOPosix
import Synchronization
import Testing

/// A connection to a server over which a test sends raw bytes.
///
/// Its event loop is not one of the server's loops.
final class RawConnection {
    private static let loops = MultiThreadedEventLoopGroup(numberOfThreads: 1)

    let channel: any Channel
    private let incoming: Incoming
    /// The bytes that have arrived and were not read.
    private var bytes: [UInt8] = []

    /// Connects.
    ///
    /// - Parameters:
    ///   - port: The port on this machine.
    ///   - reads: Whether the browser reads incoming bytes.
    init(_ port: Int, reads: Bool = true) async throws {
        let incoming = Incoming()
        self.incoming = incoming
        channel = try await ClientBootstrap(group: Self.loops)
            .channelOption(.allowRemoteHalfClosure, value: true)
            .channelOption(.autoRead, value: reads)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(incoming) }
            }
            .connect(host: "127.0.0.1", port: port)
            .get()
    }

    deinit {
        channel.close(promise: nil)
    }

    /// Sends bytes, as long as the server accepts them.
    func send(_ bytes: [UInt8]) async {
        try? await channel.writeAndFlush(ByteBuffer(bytes: bytes))
    }

    func send(_ text: String) async {
        await send(Array(text.utf8))
    }

    /// Waits until the server has closed the connection in its direction.
    ///
    /// - Returns: The bytes that the server sent until then.
    @discardableResult
    func end() async -> String {
        while await receive() {}
        defer { bytes = [] }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the server has closed the connection in its direction, as far as this end knows.
    var hasEnded: Bool { incoming.hasEnded }

    /// Returns the next answer, with a body of the stated length.
    func answer() async throws -> Answer {
        let end = Array("\r\n\r\n".utf8)
        while bytes.firstRange(of: end) == nil, await receive() {}
        let range = try #require(bytes.firstRange(of: end), "There is no answer.")
        var answer = Answer(head: String(decoding: bytes[..<range.upperBound], as: UTF8.self))
        bytes.removeSubrange(..<range.upperBound)
        answer.body = String(
            decoding: try await take(answer.field("content-length").flatMap { Int($0) } ?? 0),
            as: UTF8.self
        )
        return answer
    }

    /// Returns the next frame of a WebSocket: its first byte and its payload.
    func frame() async throws -> (first: UInt8, payload: [UInt8]) {
        let start = try await take(2)
        switch start[1] {
        case 126:
            let length = try await take(2)
            return (start[0], try await take(Int(length[0]) << 8 | Int(length[1])))
        case let length:
            return (start[0], try await take(Int(length)))
        }
    }

    /// Returns the code of the close frame, after other frames; `nil` if it has none.
    ///
    /// Nothing may follow the frame.
    func closeCode() async throws -> UInt16? {
        var next = try await frame()
        while next.first != 0x88 { next = try await frame() }
        #expect(await end() == "")
        return next.payload.isEmpty ? nil : UInt16(next.payload[0]) << 8 | UInt16(next.payload[1])
    }

    private func take(_ count: Int) async throws -> [UInt8] {
        while bytes.count < count, await receive() {}
        try #require(bytes.count >= count, "The connection has ended.")
        defer { bytes.removeFirst(count) }
        return Array(bytes.prefix(count))
    }

    /// Waits for more bytes.
    ///
    /// - Returns: `false` if there are no more.
    private func receive() async -> Bool {
        for await piece in incoming.pieces {
            bytes += piece
            return true
        }
        return false
    }

    /// An answer of a server.
    struct Answer {
        let head: String
        var body = ""

        var status: Int { Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0 }

        /// The value of a header field.
        func field(_ name: String) -> String? {
            let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("\(name.lowercased()): ") }
            return line.map { String($0.dropFirst(name.count + 2)) }
        }
    }
}

/// Passes on incoming bytes.
private final class Incoming: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer

    let pieces: AsyncStream<[UInt8]>
    private let continuation: AsyncStream<[UInt8]>.Continuation
    private let end = Atomic(false)

    var hasEnded: Bool { end.load(ordering: .relaxed) }

    init() {
        (pieces, continuation) = AsyncStream.makeStream()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        continuation.yield(Array(Self.unwrapInboundIn(data).readableBytesView))
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .inputClosed? = event as? ChannelEvent { finish() }
    }

    func channelInactive(context: ChannelHandlerContext) {
        finish()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // Closing a connection while the peer still sends resets it.
        context.close(promise: nil)
    }

    private func finish() {
        end.store(true, ordering: .relaxed)
        continuation.finish()
    }
}
