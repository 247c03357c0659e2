import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// A connection to a browser: HTTP, or a WebSocket if the browser asks for one and may open it.
struct LiveChannel: ServerChildChannel {
    /// How long a new connection may take to send its first request.
    private static let firstRequest = TimeAmount.seconds(20)
    /// The maximum size of a request's headers, in bytes.
    private static let headSize = 32 * 1024
    /// How long an idle connection is kept.
    private static let idle = Duration.seconds(60)

    let http: HTTP1Channel
    let host: SiteHost
    let connections: ConnectionRegistry
    let sockets: LiveSockets

    /// The protocol of a connection.
    enum Negotiated: Sendable {
        case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
        /// The handler does the rest.
        case socket
    }

    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let negotiated: EventLoopFuture<Negotiated>
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
                upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
                    upgraders: [makeUpgrader()],
                    notUpgradingCompletionHandler: { channel in setUpHTTP(channel, logger: logger) }
                )
            )
            // Hummingbird answers requests one after the other and reports invalid ones itself.
            configuration.enablePipelining = false
            configuration.enableErrorHandling = false
            configuration.enableResponseHeaderValidation = false
            configuration.decoderConfiguration.maxHeaderFieldSize = Self.headSize
            configuration.decoderConfiguration.maxHeaderListSize = Self.headSize
            configuration.decoderConfiguration.maxHeaderFieldCount = 100
            let negotiated = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
                configuration: configuration
            )
            let upgrade = try channel.pipeline.syncOperations.handler(
                type: NIOTypedHTTPServerUpgradeHandler<Negotiated>.self
            )
            try channel.pipeline.syncOperations.addHandler(
                HTTPGuard(
                    connections.open(channel),
                    limits: host.limits,
                    rules: RequestRules(scheme: host.gate.scheme),
                    refusalPages: host.refusalPages,
                    monitor: host.monitor
                ) { !visitors(of: $0).isEmpty },
                position: .before(upgrade)
            )
            let timeout = channel.eventLoop.scheduleTask(in: Self.firstRequest) { channel.close(promise: nil) }
            negotiated.whenComplete { _ in timeout.cancel() }
            return Value(channel: channel, negotiated: negotiated)
        }
    }

    func handle(value: Value, logger: Logger) async {
        do {
            switch try await value.negotiated.get() {
            case .http(let channel): await http.handle(value: channel, logger: logger)
            case .socket: await sockets.waitForEnd(of: value.channel)
            }
        } catch {
            logger.debug("A connection ended before its first request: \(error)")
            value.channel.close(promise: nil)
        }
    }

    private func setUpHTTP(_ channel: any Channel, logger: Logger) -> EventLoopFuture<Negotiated> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPServerCodec(secure: false))
            try channel.pipeline.syncOperations.addHandler(
                HTTPConnectionStateHandler(idleTimeout: Self.idle, logger: logger)
            )
            return .http(
                try NIOAsyncChannel(
                    wrappingChannelSynchronously: channel,
                    configuration: .init(isOutboundHalfClosureEnabled: true)
                )
            )
        }
    }

    private func makeUpgrader() -> WebSocketUpgrader<Negotiated> {
        WebSocketUpgrader { head in
            !visitors(of: head).isEmpty
        } open: { channel, head in
            let pipeline = channel.pipeline.syncOperations
            channel.pipeline.syncOperations.removeHandler(
                try pipeline.handler(type: HTTPGuard.self),
                promise: nil
            )
            let isTrusted = host.trusts(head, from: channel.browserAddress)
            let handler = sockets.makeHandler(on: channel, visitors: visitors(of: head), isTrusted: isTrusted)
            try pipeline.addHandler(handler)
            return .socket
        }
    }

    /// Returns the visitors that ask for a WebSocket, if they may open one.
    private func visitors(of head: HTTPRequestHead) -> [String] {
        guard head.method == .GET, head.version == .http1_1, !head.hasBody,
            let address = RequestAddress(head.uri), !address.hasQuery,
            host.addresses.place(of: address) == .liveConnection,
            head.headers["host"].count == 1,
            head.headers["origin"].count == 1,
            host.gate.admitsOrigin(head.headers.first(name: "origin"), host: head.headers.first(name: "host"))
        else { return [] }
        // RFC 6455, section 4.2.1, requires these headers and a key of 16 bytes in base64.
        guard head.headers["sec-websocket-key"].map(\.utf8.count) == [24],
            head.headers["sec-websocket-version"] == ["13"],
            head.headers[canonicalForm: "upgrade"].contains(where: { $0.lowercased() == "websocket" }),
            head.headers[canonicalForm: "connection"].contains(where: { $0.lowercased() == "upgrade" })
        else { return [] }
        return host.cookies.visitors(in: head.headers["cookie"], host: head.headers.first(name: "host") ?? "")
    }
}
