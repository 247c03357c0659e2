import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Upgrades a connection to a WebSocket with NIO's handshake and this module's handler instead of NIO's codec.
struct WebSocketUpgrader<Negotiated: Sendable>: NIOTypedHTTPServerProtocolUpgrader {
    typealias UpgradeResult = Negotiated

    let supportedProtocol = "websocket"
    /// The handshake checks the headers.
    let requiredUpgradeHeaders: [String] = []

    private let handshake: NIOTypedWebSocketServerUpgrader<Negotiated>
    private let open: @Sendable (any Channel, HTTPRequestHead) throws -> Negotiated

    /// - Parameters:
    ///   - mayUpgrade: Whether to permit the upgrade that a request asks for.
    ///   - open: Adds the handlers of the WebSocket.
    init(
        mayUpgrade: @escaping @Sendable (HTTPRequestHead) -> Bool,
        open: @escaping @Sendable (any Channel, HTTPRequestHead) throws -> Negotiated
    ) {
        handshake = NIOTypedWebSocketServerUpgrader(
            shouldUpgrade: { channel, head in
                channel.eventLoop.makeSucceededFuture(mayUpgrade(head) ? HTTPHeaders() : nil)
            },
            // NIO does not call this closure, because this type upgrades the connection.
            upgradePipelineHandler: { channel, head in
                channel.eventLoop.makeCompletedFuture { try open(channel, head) }
            }
        )
        self.open = open
    }

    func buildUpgradeResponse(
        channel: any Channel,
        upgradeRequest: HTTPRequestHead,
        initialResponseHeaders: HTTPHeaders
    ) -> EventLoopFuture<HTTPHeaders> {
        handshake.buildUpgradeResponse(
            channel: channel,
            upgradeRequest: upgradeRequest,
            initialResponseHeaders: initialResponseHeaders
        )
    }

    func upgrade(channel: any Channel, upgradeRequest: HTTPRequestHead) -> EventLoopFuture<Negotiated> {
        channel.eventLoop.makeCompletedFuture { try open(channel, upgradeRequest) }
    }
}
