#if Web
import NIOCore
import NIOHTTP1

/// Protects a connection while it is HTTP, in the cases that the handlers behind it do not cover.
///
/// - Connections beyond a limit are answered with 503. Silent ones, which can be closed for others, are told apart.
/// - A request for an upgrade that is not the first one of its connection closes the connection, because NIO's upgrade
///   handler takes the first one only. A proxy that keeps connections then sends the request again on a new one
///   (RFC 9112, section 9.3.1).
/// - A request for an upgrade that is refused continues as an ordinary request, the last of its connection: the parser
///   stops at it, and NIO's upgrade handler would swallow it.
/// - The authority of a target in absolute form replaces the `Host` header.
/// - Input that is not a request is answered with 400, as Hummingbird does after a first request.
/// - A body that takes too long is answered with 408, and the connection ends after an answer to half a request.
/// - The connection is closed if the browser does not read, or is not done some time after the server was asked to stop.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// How long a request may continue after the server was asked to stop.
    private static let farewell = TimeAmount.seconds(4)
    /// How long a browser has to read the last answer, and a refused connection to send its request.
    static let lingering = TimeAmount.seconds(2)

    let writing: TimeAmount
    private let bodyTime: TimeAmount
    let connection: ConnectionLimiter.Connection
    private let answers: RefusalAnswers
    private let mayUpgrade: @Sendable (HTTPRequestHead) -> Bool
    var exchange = HTTPExchange()
    var isUpgrading = false
    private var isDropping = false
    var isLastAnswer = false
    var writeDeadline: Scheduled<Void>?
    var bodyDeadline: Scheduled<Void>?

    /// Creates the guard of a connection.
    ///
    /// - Parameters:
    ///   - connection: The connection as the limiter knows it.
    ///   - limits: How long a browser may take to read, and to send a body.
    ///   - answers: What is answered to what is not passed on.
    ///   - mayUpgrade: Whether a request may have the upgrade that it asks for.
    init(
        _ connection: ConnectionLimiter.Connection,
        limits: SessionLimits,
        answers: RefusalAnswers,
        mayUpgrade: @escaping @Sendable (HTTPRequestHead) -> Bool
    ) {
        self.connection = connection
        self.answers = answers
        self.mayUpgrade = mayUpgrade
        writing = .nanoseconds(limits.writing.nanosecondsClamped)
        bodyTime = .nanoseconds(limits.bodyTime.nanosecondsClamped)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        if connection.treatment == .refuse { _ = closeLater(context.channel, in: Self.lingering) }
    }

    func channelActive(context: ChannelHandlerContext) {
        context.fireChannelActive()
        if connection.treatment == .drop { context.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        writeDeadline?.cancel()
        bodyDeadline?.cancel()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // What follows an upgraded request is not HTTP.
        guard !isUpgrading else { return context.fireChannelRead(data) }
        guard !exchange.hasEnded else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            isDropping = !exchange.takesRequests
            if !isDropping { read(head, context) }
        case .body:
            if !isDropping { context.fireChannelRead(data) }
        case .end:
            guard !isDropping else { return }
            exchange.endRequest()
            bodyDeadline?.cancel()
            context.fireChannelRead(data)
        }
    }

    private func read(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        var head = head
        let isForUpgrade =
            connection.treatment == .serve && exchange.isSilent && head.headers.contains(name: "upgrade")
            && mayUpgrade(head)
        if isForUpgrade, exchange.hasRequest {
            isDropping = true
            return context.close(promise: nil)
        }
        connection.set(isSilent: false)
        isUpgrading = isForUpgrade
        if isUpgrading { connection.becomeLive() }
        if !isUpgrading, head.headers.contains(name: "upgrade") {
            head.headers.remove(name: "upgrade")
            head.headers.replaceOrAdd(name: "connection", value: "close")
        }
        // Handlers could disagree about two names, so the request has none.
        if head.headers["host"].count > 1 { head.headers.remove(name: "host") }
        if let target = AbsoluteTarget(head.uri) {
            head.uri = target.path
            head.headers.replaceOrAdd(name: "host", value: target.authority)
        }
        exchange.beginRequest(isLast: !head.isKeepAlive)
        if connection.treatment != .serve { return answer(answers.busy(to: head), context) }
        if head.hasBody, !isUpgrading {
            bodyDeadline?.cancel()
            let isForPage = head.isForPage
            bodyDeadline = context.eventLoop.assumeIsolated().scheduleTask(in: bodyTime) { [weak self] in
                self?.bodyIsDue(context, isForPage: isForPage)
            }
        }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    private func bodyIsDue(_ context: ChannelHandlerContext, isForPage: Bool) {
        switch exchange.bodyIsDue() {
        case .ignore: break
        case .answer: answer(answers.slowBody(from: context.channel, isForPage: isForPage), context)
        case .close: context.close(promise: nil)
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        context.fireChannelReadComplete()
        // The handlers behind no longer read. What is not read would be answered with a reset, which can overtake the
        // last answer.
        if exchange.hasEnded { context.read() }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard !exchange.hasRequest, error is HTTPParserError else { return context.fireErrorCaught(error) }
        answer(answers.malformed(from: context.channel), context)
    }

    // MARK: - The end

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            _ = closeLater(context.channel, in: exchange.hasRequest ? Self.farewell : .zero)
        }
        if exchange.hasEnded, case .inputClosed? = event as? ChannelEvent { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }

    func closeLater(_ channel: any Channel, in time: TimeAmount) -> Scheduled<Void> {
        channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }
}

extension HTTPRequestHead {
    /// Whether the request announces a body.
    var hasBody: Bool {
        headers.contains(name: "transfer-encoding") || headers["content-length"].contains { $0 != "0" }
    }

    /// Whether a browser wants a page.
    var isForPage: Bool { RefusalPages.isPage(accepted: headers["accept"]) }
}
#endif
