#if Web
import NIOCore
import NIOHTTP1

/// Protects a connection while it is HTTP, in the cases that the handlers behind it do not cover.
///
/// - A request for an upgrade that is refused continues as an ordinary request, the last of its connection: the parser
///   stops at it, and NIO's upgrade handler would swallow it.
/// - Input that is not a request is answered with 400, as Hummingbird does after a first request.
/// - The connection is closed if the browser does not read, or is not done some time after the server was asked to stop.
final class ConnectionGuard: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    /// How long a request may continue after the server was asked to stop.
    private static let farewell = TimeAmount.seconds(4)

    private let writing: TimeAmount
    private let mayUpgrade: @Sendable (HTTPRequestHead) -> Bool
    private var hasRequest = false
    private var isUpgrading = false
    private var writeDeadline: Scheduled<Void>?

    /// Creates the guard of a connection.
    ///
    /// - Parameters:
    ///   - writing: How long a browser may take to read.
    ///   - mayUpgrade: Whether the first request of the connection may have the upgrade that it asks for.
    init(writing: TimeAmount, mayUpgrade: @escaping @Sendable (HTTPRequestHead) -> Bool) {
        self.writing = writing
        self.mayUpgrade = mayUpgrade
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        writeDeadline?.cancel()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // What follows an upgraded request is not HTTP.
        guard !isUpgrading, case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        isUpgrading = !hasRequest && head.headers.contains(name: "upgrade") && mayUpgrade(head)
        hasRequest = true
        if !isUpgrading, head.headers.contains(name: "upgrade") {
            head.headers.remove(name: "upgrade")
            head.headers.replaceOrAdd(name: "connection", value: "close")
        }
        // Handlers could disagree about two names, so the request has none.
        if head.headers["host"].count > 1 { head.headers.remove(name: "host") }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard !hasRequest, error is HTTPParserError else { return context.fireErrorCaught(error) }
        hasRequest = true
        let headers: HTTPHeaders = ["Content-Length": "0", "Connection": "close"]
        let head = HTTPResponseHead(version: .http1_1, status: .badRequest, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        writeDeadline?.cancel()
        writeDeadline = context.channel.isWritable ? nil : closeLater(context.channel, in: writing)
        context.fireChannelWritabilityChanged()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            _ = closeLater(context.channel, in: hasRequest ? Self.farewell : .zero)
        }
        context.fireUserInboundEventTriggered(event)
    }

    private func closeLater(_ channel: any Channel, in time: TimeAmount) -> Scheduled<Void> {
        channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }
}
#endif
