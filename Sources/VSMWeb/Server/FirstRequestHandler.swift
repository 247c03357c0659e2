#if Web
import NIOCore
import NIOHTTP1

/// Stands before NIO's upgrade handler and does for the first request of a connection what that does not.
///
/// A request that may not be upgraded goes on as an ordinary one, so that it is answered; the upgrade handler would
/// swallow it. And what is no request at all is answered with 400, as Hummingbird does for all that follow.
final class FirstRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let mayUpgrade: @Sendable (HTTPRequestHead) -> Bool
    private var hasRequest = false
    private var isUpgrading = false

    init(mayUpgrade: @escaping @Sendable (HTTPRequestHead) -> Bool) {
        self.mayUpgrade = mayUpgrade
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // What comes after a request that is upgraded is not HTTP.
        guard !isUpgrading, case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        hasRequest = true
        guard head.headers.contains(name: "upgrade") else { return context.fireChannelRead(data) }
        isUpgrading = mayUpgrade(head)
        if !isUpgrading { head.headers.remove(name: "upgrade") }
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
}
#endif
