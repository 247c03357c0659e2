#if Web
import Logging
import NIOCore

/// A WebSocket between a browser and the session of its page.
///
/// Everything happens on the event loop of the connection: bytes arrive, are decoded and processed by the session, and the
/// answer is written, in one call stack. Other threads use only what ``LiveConnection`` requires.
///
/// One message is processed at a time. While it is, while an answer waits for the browser to read, or while the browser sends
/// too fast, nothing more is processed and the connection is not read, which puts pressure back on the browser.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class LiveSocketHandler: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// The relation to the session.
    enum Stage {
        case unjoined
        case joining
        case joined(LiveSession)
        /// The browser was told to leave; what it still sends is ignored.
        case closing
        case closed
    }

    let connections: LoopConnections
    let limits: SessionLimits
    let sockets: LiveSockets
    let visitors: [String]
    let address: String

    var stage = Stage.unjoined
    var context: ChannelHandlerContext?
    var frames: WebSocketFrameReader
    var allowance: FrameAllowance
    var deadlines: ConnectionDeadlines
    /// What was read, but has to wait because the browser sends too fast.
    var held: WebSocketInput?
    var isPaused = false
    var isDelivering = false
    var isReading = false
    var isProcessing = false
    /// How many messages have been handed to the channel and not written.
    var unwritten = 0
    /// The session that waits for room for its next message.
    var sender: LiveSession?

    init(_ sockets: LiveSockets, on connections: LoopConnections, visitors: [String], from address: String) {
        self.sockets = sockets
        self.address = address
        self.connections = connections
        self.visitors = visitors
        limits = sockets.limits
        frames = WebSocketFrameReader(maximumLength: limits.messageSize)
        allowance = FrameAllowance(limits, now: .now)
        deadlines = ConnectionDeadlines(limits, now: connections.loop.now)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        connections.add(self)
        // What is read depends on what was processed.
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
        deadlines.noteSignOfLife(connections.loop.now)
        frames.append(Self.unwrapInboundIn(data).readableBytesView)
        process()
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        isReading = false
        readIfReady()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { noteRoom() } else { deadlines.noteWriting(connections.loop.now) }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed:
            context.close(promise: nil)
        case is ChannelShouldQuiesceEvent:
            // Browsers that return at the same moment would be a burden to the next server.
            let delay = TimeAmount.milliseconds(Int64.random(in: 0...Self.stoppingMilliseconds))
            connections.loop.assumeIsolated().scheduleTask(in: delay) { [self] in close(.stopping) }
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        sockets.monitor.logger.debug("A live connection ended: \(error)")
        context.close(promise: nil)
    }

    /// Over how many milliseconds the connections of a server that stops are closed.
    private static let stoppingMilliseconds: Int64 = 1000

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
        // A browser that does not read would otherwise have its events run and rendered without bound.
        isOpen && !isDelivering && !isPaused && hasRoom
    }

    func readIfReady() {
        let isClosing = if case .closing = stage { true } else { false }
        guard !isReading, isReady || isClosing else { return }
        isReading = true
        context?.read()
    }
}
#endif
