import Logging
import NIOCore

/// A WebSocket between a browser and the session of its page.
///
/// Everything happens on the event loop of the connection. In one call stack, the handler decodes the bytes that
/// arrive, the session processes them, and the handler writes the answer. Other threads use only the requirements of
/// ``LiveConnection``.
///
/// The handler processes one message at a time. It does not read the connection while a message is being processed,
/// while an answer waits for the browser to read it, or while the browser sends too fast. This applies back pressure to
/// the browser.
final class LiveSocketHandler: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// The stage of the connection.
    enum Stage {
        case unjoined
        case joining
        case joined(LiveSession)
        /// The browser was told to leave, and further messages from it are ignored.
        case closing
        case closed
    }

    let loop: EventLoopQueue
    /// The connections of the server, which have the limits and the sessions.
    let sockets: LiveSockets
    let visitors: [String]
    let address: String

    var stage = Stage.unjoined
    var context: ChannelHandlerContext?
    var frames: WebSocketFrameReader
    var allowance: FrameRateLimit
    var deadlines: SocketDeadlines
    /// The input that waits because the browser sends too fast.
    var held: WebSocketInput?
    let isTrusted: Bool
    var isPaused = false
    var isDelivering = false
    var isReading = false
    var isProcessing = false
    /// The number of messages that were handed to the channel and are not written yet.
    var unwritten = 0
    /// The session that waits for room for its next message.
    var sender: LiveSession?

    /// Creates the handler of a connection.
    ///
    /// - Parameters:
    ///   - loop: The event loop of the connection.
    ///   - sockets: The connections of the server.
    ///   - visitors: The visitors that the browser's cookies name.
    ///   - isTrusted: Whether the browser may use the inspector.
    ///   - address: The address of the browser.
    init(
        on loop: EventLoopQueue,
        of sockets: LiveSockets,
        visitors: [String],
        isTrusted: Bool,
        address: String
    ) {
        self.loop = loop
        self.sockets = sockets
        self.visitors = visitors
        self.isTrusted = isTrusted
        self.address = address
        frames = WebSocketFrameReader(maximumLength: sockets.limits.messageSize)
        allowance = FrameRateLimit(sockets.limits, now: .now)
        deadlines = SocketDeadlines(sockets.limits, now: loop.eventLoop.now)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        loop.add(self)
        sockets.noteOpened()
        // The handler reads when it has processed the previous input.
        context.channel.setOption(ChannelOptions.autoRead, value: false).whenFailure { [self] _ in close(.normal) }
        readIfReady()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        end()
        self.context = nil
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard isOpen else { return }
        deadlines.noteSignOfLife(loop.eventLoop.now)
        frames.append(Self.unwrapInboundIn(data).readableBytesView)
        process()
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        isReading = false
        readIfReady()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { noteRoom() } else { deadlines.noteWriting(loop.eventLoop.now) }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed:
            context.close(promise: nil)
        case is ChannelShouldQuiesceEvent:
            // The delay varies so that the browsers do not all connect to the next server at the same time.
            let delay = TimeAmount.milliseconds(Int64.random(in: 0...Self.stoppingMilliseconds))
            loop.eventLoop.assumeIsolated().scheduleTask(in: delay) { [self] in close(.stopping) }
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        monitor.logger.debug("A live connection ended: \(error)")
        context.close(promise: nil)
    }

    /// The number of milliseconds over which a stopping server closes its connections.
    private static let stoppingMilliseconds: Int64 = 1000

    var monitor: ServerMonitor { sockets.monitor }

    var session: LiveSession? {
        if case .joined(let session) = stage { session } else { nil }
    }

    var isOpen: Bool {
        switch stage {
        case .unjoined, .joining, .joined: true
        case .closing, .closed: false
        }
    }

    /// Whether the next message may be processed.
    var isReady: Bool {
        // Without these conditions, the events of a browser that does not read would be run and rendered without bound.
        isOpen && !isDelivering && !isPaused && hasRoom
    }

    func readIfReady() {
        let isClosing = if case .closing = stage { true } else { false }
        guard !isReading, isReady || isClosing else { return }
        isReading = true
        context?.read()
    }
}
