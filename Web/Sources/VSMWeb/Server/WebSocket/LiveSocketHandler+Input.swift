import NIOCore

/// The messages of the browser, which the session processes one at a time.
extension LiveSocketHandler {
    func process() {
        // A write that completes immediately while a message is processed calls this again.
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
        loop.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(duration)) { [self] in
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
            message = try ClientMessage(bytes, fieldSize: sockets.limits.fieldSize)
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
        monitor.refused(.message, ofSession: session?.number, from: address)
        write(.text, ServerMessage(problem: problem).bytes)
        close(end)
    }

    // MARK: The session

    private func join(_ join: ClientMessage.Join) {
        stage = .joining
        isDelivering = true
        deadlines.noteJoining()
        Task { [self] in
            let session = await sockets.registry.join(join, visitors: visitors, isTrusted: isTrusted, over: self)
            loop.run { [self] in joined(session) }
        }
    }

    private func joined(_ session: LiveSession?) {
        isDelivering = false
        guard isOpen else { return leave(session) }
        if let session {
            stage = .joined(session)
            monitor.joined(session: session.number, from: address)
            process()
        } else {
            // The answer does not reveal whether the page does not exist or belongs to another visitor.
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
            loop.run { [self] in
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

    func leave(_ session: LiveSession?) {
        guard let session else { return }
        Task { [self] in await sockets.registry.leave(session, self) }
    }
}
