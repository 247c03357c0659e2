import NIOCore
import NIOHTTP1

/// Protects a connection while it is HTTP, in the cases that the handlers behind it do not cover.
///
/// - Connections beyond a limit are answered with 503. The guard records which connections are idle, because these can
///   be closed to make room for others.
/// - Requests are passed on one after the other. Each waits until the previous one is answered and the rate limit of
///   its address permits it.
/// - An upgrade request that is not the first request of its connection closes the connection, because NIO's upgrade
///   handler accepts only the first one. A proxy that keeps connections then sends the request again on a new one (RFC
///   9112, section 9.3.1).
/// - A refused upgrade request continues as an ordinary request and is the last of its connection. The parser stops at
///   it, and NIO's upgrade handler would drop it.
/// - The authority of a target in absolute form replaces the `Host` header.
/// - A request that breaks ``RequestRules`` is refused. A browser that waits to send a body is told to continue.
/// - Input that is not a request is answered with 400, as Hummingbird does after a first request.
/// - A body that takes too long is answered with 408. The connection ends after an answer to an incomplete request.
/// - The connection is closed if the browser does not read, or if its request continues for some time after the server
///   was asked to stop.
final class HTTPGuard: ChannelDuplexHandler, RemovableChannelHandler {
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
    let connection: ConnectionRegistry.Connection
    private let rules: RequestRules
    private let refusalPages: RefusalPages
    private let monitor: ServerMonitor
    private let mayUpgrade: @Sendable (HTTPRequestHead) -> Bool
    var exchange = HTTPExchange()
    var isUpgrading = false
    var isLastAnswer = false
    var writeDeadline: Scheduled<Void>?
    var bodyDeadline: Scheduled<Void>?
    /// The input that waits for the requests before it.
    var held = CircularBuffer<Input>()
    /// The scheduled turn that continues with the held input.
    var turn: Scheduled<Void>?
    /// Whether the next request has waited for the rate limit of its address.
    var hasTurn = false
    /// Whether to read as soon as no input is held.
    var wantsToRead = false

    /// Creates the guard of a connection.
    ///
    /// - Parameters:
    ///   - connection: The connection in the registry.
    ///   - limits: The limits of the time that a browser may take to read and to send a body.
    ///   - rules: The rules for requests.
    ///   - refusalPages: The answers to requests that are not passed on.
    ///   - monitor: Records these requests.
    ///   - mayUpgrade: Whether to permit the upgrade that a request asks for.
    init(
        _ connection: ConnectionRegistry.Connection,
        limits: SessionLimits,
        rules: RequestRules,
        refusalPages: RefusalPages,
        monitor: ServerMonitor,
        mayUpgrade: @escaping @Sendable (HTTPRequestHead) -> Bool
    ) {
        self.connection = connection
        self.rules = rules
        self.refusalPages = refusalPages
        self.monitor = monitor
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
        turn?.cancel()
        held.removeAll()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // The bytes after an upgraded request are not HTTP.
        guard !isUpgrading else { return context.fireChannelRead(data) }
        receive(.part(unwrapInboundIn(data)), context)
    }

    /// Passes an input on when it is its turn.
    ///
    /// - Parameter isHeld: Whether the input had to wait.
    func pass(_ input: Input, isHeld: Bool, _ context: ChannelHandlerContext) {
        switch input {
        case .part where exchange.hasEnded: break
        case .part(.head(let head)): read(head, isHeld: isHeld, context)
        case .part(.body(let body)): context.fireChannelRead(wrapInboundOut(.body(body)))
        case .part(.end(let trailers)):
            exchange.endRequest()
            bodyDeadline?.cancel()
            context.fireChannelRead(wrapInboundOut(.end(trailers)))
        case .error(let error):
            guard !exchange.hasRequest, error is HTTPParserError else { return context.fireErrorCaught(error) }
            refuse(.unreadable, context)
        case .inputClosed:
            if exchange.hasEnded { context.close(promise: nil) }
            context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        }
    }

    private func read(_ head: HTTPRequestHead, isHeld: Bool, _ context: ChannelHandlerContext) {
        if connection.treatment == .serve, let problem = rules.problem(with: head) {
            exchange.beginRequest(isLast: true)
            return refuse(problem, isForPage: head.isForPage, context)
        }
        var head = head
        // Handlers could disagree about two names, so the request has none.
        if head.headers["host"].count > 1 { head.headers.remove(name: "host") }
        if let target = AbsoluteTarget(head.uri) {
            head.uri = target.path
            head.headers.replaceOrAdd(name: "host", value: target.authority)
        }
        let isForUpgrade =
            connection.treatment == .serve && !(isHeld && exchange.hasRequest) && head.headers.contains(name: "upgrade")
            && mayUpgrade(head)
        if isForUpgrade, exchange.hasRequest {
            exchange.end()
            return context.close(promise: nil)
        }
        isUpgrading = isForUpgrade
        if isUpgrading { connection.set(isIdle: false) }
        if !isUpgrading, head.headers.contains(name: "upgrade") {
            head.headers.remove(name: "upgrade")
            head.headers.replaceOrAdd(name: "connection", value: "close")
        }
        exchange.beginRequest(isLast: !head.isKeepAlive)
        if connection.treatment != .serve {
            return refuse(.connections, isForPage: head.isForPage, withBody: head.method != .HEAD, context)
        }
        if head.hasBody, !isUpgrading {
            bodyDeadline?.cancel()
            let isForPage = head.isForPage
            bodyDeadline = context.eventLoop.assumeIsolated().scheduleTask(in: bodyTime) { [weak self] in
                self?.bodyIsDue(context, isForPage: isForPage)
            }
        }
        if head.waitsToContinue {
            let head = HTTPResponseHead(version: .http1_1, status: .continue)
            context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
        }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    /// Answers in place of the handlers behind the guard, ends the connection, and records the refusal.
    private func refuse(
        _ kind: HTTPRefusal.Kind,
        isForPage: Bool = false,
        withBody: Bool = true,
        _ context: ChannelHandlerContext
    ) {
        if let reason = kind.reason { monitor.refused(reason, from: context.channel.browserAddress) }
        answer(refusalPages.answer(kind, isPage: isForPage), withBody: withBody, context)
    }

    private func bodyIsDue(_ context: ChannelHandlerContext, isForPage: Bool) {
        switch exchange.bodyIsDue() {
        case .ignore: break
        case .answer: refuse(.slowBody, isForPage: isForPage, context)
        case .close: context.close(promise: nil)
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        context.fireChannelReadComplete()
        // The handlers behind the guard no longer read. The system would answer unread data with a reset, which can
        // overtake the last answer.
        if exchange.hasEnded { context.read() }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        receive(.error(error), context)
    }

    // MARK: - The end

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            _ = closeLater(context.channel, in: exchange.hasRequest ? Self.farewell : .zero)
        }
        if case .inputClosed? = event as? ChannelEvent { return receive(.inputClosed, context) }
        context.fireUserInboundEventTriggered(event)
    }

    func closeLater(_ channel: any Channel, in time: TimeAmount) -> Scheduled<Void> {
        channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }
}
