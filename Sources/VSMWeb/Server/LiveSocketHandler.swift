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
final class LiveSocketHandler: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// The relation to the session.
    private enum Stage {
        case unjoined
        case joining
        case joined(LiveSession)
        /// The browser was told to leave; what it still sends is ignored.
        case closing
        case closed
    }

    let connections: LoopConnections
    let limits: SessionLimits
    private let sockets: LiveSockets
    private let visitors: [String]
    private let address: String

    private var stage = Stage.unjoined
    private var context: ChannelHandlerContext?
    private var frames: WebSocketFrameReader
    private var allowance: FrameAllowance
    private var deadlines: ConnectionDeadlines
    /// What was read, but has to wait because the browser sends too fast.
    private var held: WebSocketInput?
    private var isPaused = false
    private var isDelivering = false
    private var isReading = false
    private var isProcessing = false
    /// How many messages have been handed to the channel and not written.
    private var unwritten = 0
    /// The session that waits for room for its next message.
    private var sender: LiveSession?

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

    // MARK: The channel

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

    private var session: LiveSession? {
        if case .joined(let session) = stage { session } else { nil }
    }

    private var isOpen: Bool {
        switch stage {
        case .unjoined, .joining, .joined: true
        case .closing, .closed: false
        }
    }

    /// Whether the next message may be processed.
    private var isReady: Bool {
        // A browser that does not read would otherwise have its events run and rendered without bound.
        isOpen && !isDelivering && !isPaused && hasRoom
    }

    private func readIfReady() {
        let isClosing = if case .closing = stage { true } else { false }
        guard !isReading, isReady || isClosing else { return }
        isReading = true
        context?.read()
    }

    // MARK: Input

    private func process() {
        // A write that completes at once, in the middle of a message, calls this again.
        guard !isProcessing else { return }
        isProcessing = true
        defer { isProcessing = false }
        do throws(ConnectionEnd) {
            while isReady, let input = try nextInput() {
                let now = ContinuousClock.now
                if let pause = allowance.pause(for: input.length, now: now) {
                    held = input
                    self.pause(pause)
                } else {
                    receive(input, now)
                }
            }
        } catch {
            close(error)
        }
    }

    private func nextInput() throws(ConnectionEnd) -> WebSocketInput? {
        guard let input = held else { return try frames.next() }
        held = nil
        return input
    }

    private func pause(_ duration: Duration) {
        isPaused = true
        connections.loop.assumeIsolated().scheduleTask(in: TimeAmount(duration)) { [self] in
            isPaused = false
            process()
            readIfReady()
        }
    }

    private func receive(_ input: WebSocketInput, _ arrival: ContinuousClock.Instant) {
        switch input {
        case .text(let bytes): receive(bytes, arrival)
        case .ping(let bytes): write(.pong, bytes)
        case .pong: break
        case .close(let code): close(echoing: code)
        }
    }

    private func receive(_ bytes: [UInt8], _ arrival: ContinuousClock.Instant) {
        let message: ClientMessage
        do throws(MessageProblem) {
            message = try ClientMessage(bytes, fieldSize: limits.fieldSize)
        } catch {
            return refuse(error.description, .invalidData(error.description))
        }
        switch (stage, message) {
        case (_, .ping):
            write(.text, ServerMessage.pong)
        case (.unjoined, .join(let join)):
            self.join(join)
        case (.unjoined, _):
            let problem = "The first message joins a page."
            refuse(problem, .policy(problem))
        case (.joined(let session), _):
            deliver(message, to: session, arrival)
        case (.joining, _), (.closing, _), (.closed, _):
            break
        }
    }

    private func refuse(_ problem: String, _ end: ConnectionEnd) {
        sockets.monitor.refused(.message, ofSession: session?.number, from: address)
        write(.text, ServerMessage(problem: problem).bytes)
        close(end)
    }

    // MARK: The session

    private func join(_ join: ClientMessage.Join) {
        stage = .joining
        isDelivering = true
        deadlines.noteJoining()
        Task { [self] in
            let session = await sockets.registry.join(join, visitors: visitors, over: self)
            connections.run { [self] in joined(session) }
        }
    }

    private func joined(_ session: LiveSession?) {
        isDelivering = false
        guard isOpen else { return leave(session) }
        if let session {
            stage = .joined(session)
            sockets.monitor.joined(session: session.number, from: address)
            process()
        } else {
            // The same answer for a page that does not exist and for one of another visitor.
            write(.text, ServerMessage(reload: true).bytes)
            close(.normal)
        }
        readIfReady()
    }

    private func deliver(_ message: ClientMessage, to session: LiveSession, _ arrival: ContinuousClock.Instant) {
        let wasRun = session.executor.runSynchronously {
            session.assumeIsolated { $0.receive(message, over: self, arrival: arrival) }
        }
        if wasRun { return pauseIfExhausted(session) }
        isDelivering = true
        session.executor.schedule { [self] in
            session.assumeIsolated { $0.receive(message, over: self, arrival: arrival) }
            connections.run { [self] in
                isDelivering = false
                pauseIfExhausted(session)
                process()
                readIfReady()
            }
        }
    }

    private func pauseIfExhausted(_ session: LiveSession) {
        guard !isPaused, let duration = session.executor.pause(now: .now) else { return }
        pause(duration)
    }

    private func leave(_ session: LiveSession?) {
        guard let session else { return }
        Task { [self] in await sockets.registry.leave(session, self) }
    }

    // MARK: Output

    /// Writes a frame.
    private func write(_ opcode: WebSocketFrameHeader.Opcode, _ payload: [UInt8]) {
        guard isOpen, let context else { return }
        unwritten += 1
        let promise = connections.loop.makePromise(of: Void.self)
        promise.futureResult.assumeIsolated().whenComplete { [self] _ in
            unwritten -= 1
            noteRoom()
        }
        let frame = WebSocketFrameWriter.frame(opcode, payload, context.channel.allocator)
        context.writeAndFlush(Self.wrapOutboundOut(frame), promise: promise)
        if unwritten > 0 { deadlines.noteWriting(connections.loop.now) }
    }

    private var hasRoom: Bool { unwritten == 0 && context?.channel.isWritable == true }

    private func noteRoom() {
        guard hasRoom else { return }
        let wasWaiting = deadlines.isWriting
        deadlines.noteWritten()
        if let session = sender {
            sender = nil
            continueSending(session)
        }
        guard wasWaiting else { return }
        process()
        readIfReady()
    }

    private func continueSending(_ session: LiveSession) {
        let wasRun = session.executor.runSynchronously {
            session.assumeIsolated { $0.finishWriting(over: self) }
        }
        if wasRun { return }
        session.executor.schedule { [self] in
            session.assumeIsolated { $0.finishWriting(over: self) }
        }
    }

    func checkDeadlines(_ now: NIODeadline) {
        switch deadlines.due(now, isReading: isReading) {
        case .probe: if hasRoom { write(.ping, []) }
        case .joining: close(.policy("Join a page first."))
        case .end: context?.close(promise: nil)
        case nil: break
        }
    }

    // MARK: The end

    /// Sends the reason, and gives the browser a moment to read it and to close the connection itself.
    ///
    /// Otherwise, what it is still sending would be answered with a reset, which can overtake the reason.
    private func finish(_ end: ConnectionEnd) {
        guard isOpen, let context else { return }
        write(.close, WebSocketFrameWriter.closePayload(end))
        beginClosing()
        context.close(mode: .output, promise: nil)
        readIfReady()
    }

    /// Answers the browser's close frame.
    private func close(echoing code: UInt16?) {
        guard let context else { return }
        write(.close, code.map { WebSocketFrameWriter.closePayload(ConnectionEnd(code: $0, reason: "")) } ?? [])
        beginClosing()
        context.close(promise: nil)
    }

    private func beginClosing() {
        leave(session)
        stage = .closing
        deadlines.noteClosing(connections.loop.now)
        (held, sender) = (nil, nil)
    }

    private func end() {
        leave(session)
        stage = .closed
        (held, sender) = (nil, nil)
        connections.remove(self)
    }
}

extension LiveSocketHandler: LiveConnection {
    var queue: (any WorkQueue)? { connections }

    func send(_ message: [UInt8], of session: LiveSession) -> Bool {
        sockets.monitor.metrics.countPatch(bytes: message.count)
        guard connections.isCurrent else {
            connections.run { [self] in
                if isOpen { sender = session }
                write(.text, message)
                noteRoom()
            }
            return false
        }
        write(.text, message)
        if !hasRoom, isOpen { sender = session }
        return hasRoom
    }

    func close(_ end: ConnectionEnd) {
        if connections.isCurrent { finish(end) } else { connections.run { [self] in finish(end) } }
    }

    func noteSlowTurn(_ duration: Duration, of session: Int) {
        sockets.monitor.slowTurn(duration, ofSession: session)
    }

    func noteRefusedEvent(of session: Int) {
        sockets.monitor.refused(.events, ofSession: session, from: address)
    }
}
#endif
