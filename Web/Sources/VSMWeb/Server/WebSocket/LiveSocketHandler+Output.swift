import NIOCore

/// The messages to the browser, and the end of the connection.
extension LiveSocketHandler {
    /// Writes a frame.
    func write(_ opcode: WebSocketFrameHeader.Opcode, _ payload: [UInt8]) {
        guard isOpen, let context else { return }
        unwritten += 1
        let promise = loop.eventLoop.makePromise(of: Void.self)
        promise.futureResult.assumeIsolated().whenComplete { [self] _ in
            unwritten -= 1
            noteRoom()
        }
        let frame = WebSocketFrameWriter.frame(opcode, payload, context.channel.allocator)
        context.writeAndFlush(Self.wrapOutboundOut(frame), promise: promise)
        if unwritten > 0 { deadlines.noteWriting(loop.eventLoop.now) }
    }

    var hasRoom: Bool { unwritten == 0 && context?.channel.isWritable == true }

    func noteRoom() {
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
        case .end: closeNow()
        case nil: break
        }
    }

    // MARK: The end

    func closeNow() { context?.close(promise: nil) }

    /// Sends the reason, and gives the browser time to read it and to close the connection itself.
    ///
    /// Otherwise, the system would answer further data from the browser with a reset, which can overtake the reason.
    func finish(_ end: ConnectionEnd) {
        guard isOpen, let context else { return }
        write(.close, WebSocketFrameWriter.closePayload(end))
        beginClosing()
        context.close(mode: .output, promise: nil)
        readIfReady()
    }

    /// Answers the browser's close frame.
    func close(echoing code: UInt16?) {
        guard let context else { return }
        write(.close, code.map { WebSocketFrameWriter.closePayload(ConnectionEnd(code: $0, reason: "")) } ?? [])
        beginClosing()
        context.close(promise: nil)
    }

    private func beginClosing() {
        leave(session)
        stage = .closing
        deadlines.noteClosing(loop.eventLoop.now)
        (held, sender) = (nil, nil)
    }

    func end() {
        leave(session)
        stage = .closed
        (held, sender) = (nil, nil)
        if loop.remove(self) { sockets.noteClosed() }
    }
}

extension LiveSocketHandler: LiveConnection, HasDeadlines {
    var queue: (any WorkQueue)? { loop }

    func send(_ message: [UInt8], of session: LiveSession) -> Bool {
        monitor.metrics.countPatch(bytes: message.count)
        guard loop.isCurrent else {
            loop.run { [self] in
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
        if loop.isCurrent { finish(end) } else { loop.run { [self] in finish(end) } }
    }

    func noteSlowTurn(_ duration: Duration, of session: Int) {
        monitor.slowTurn(duration, ofSession: session)
    }

    func noteRefusedEvent(of session: Int) {
        monitor.refused(.events, ofSession: session, from: address)
    }
}
