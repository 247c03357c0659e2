#if Web
import NIOCore
import NIOWebSocket
import Synchronization

/// A browser took too long to read a message.
private struct BrowserDoesNotRead: Error {}

/// A WebSocket to a browser.
final class WebSocketConnection: LiveConnection {
    /// How long a browser has to close the connection after it was told the reason.
    private static let farewell = TimeAmount.seconds(2)

    private let outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
    private let channel: any Channel
    private let limits: SessionLimits
    private let lastSignOfLife = Mutex(ContinuousClock.now)
    private let joined = Mutex(false)

    init(
        _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>,
        channel: any Channel,
        limits: SessionLimits
    ) {
        self.outbound = outbound
        self.channel = channel
        self.limits = limits
    }

    func send(_ message: [UInt8]) async throws {
        try await write(.text, ByteBuffer(bytes: message))
    }

    func ping() async throws {
        try await write(.ping, ByteBuffer())
    }

    func pong(_ data: ByteBuffer) async throws {
        try await write(.pong, data)
    }

    /// Writes a frame, which the browser must read in time.
    private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer) async throws {
        let frame = WebSocketFrame(fin: true, opcode: opcode, data: data)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.outbound.write(frame) }
            group.addTask { [limits] in
                try await Task.sleep(for: limits.writing)
                throw BrowserDoesNotRead()
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    func close() async {
        try? await channel.close()
    }

    /// Sends a reason, and ends the connection.
    ///
    /// The browser has a moment to read it and to close the connection itself. Otherwise, what it is still sending would
    /// be answered with a reset, which can overtake the reason.
    func close(_ code: WebSocketErrorCode, _ reason: String = "") async {
        var data = ByteBuffer()
        data.write(webSocketErrorCode: code)
        // A control frame holds at most 125 bytes.
        data.writeString(String(reason.unicodeScalars.prefix(30)))
        try? await write(.connectionClose, data)
        try? await channel.close(mode: .output)
        let hangUp = channel.eventLoop.scheduleTask(in: Self.farewell) { [channel] in channel.close(promise: nil) }
        try? await channel.closeFuture.get()
        hangUp.cancel()
    }

    /// Whether the browser has joined a page.
    var hasJoined: Bool { joined.withLock(\.self) }

    func noteJoining() {
        joined.withLock { $0 = true }
    }

    func noteSignOfLife() {
        lastSignOfLife.withLock { $0 = .now }
    }

    func wasAlive(within duration: Duration) -> Bool {
        lastSignOfLife.withLock { ContinuousClock.now - $0 < duration }
    }
}
#endif
