import NIOCore
import NIOHTTP1

/// The order of a connection's requests: one at a time, at the rate that its address may use.
///
/// Pipelined requests are held, so that the tasks and the event loop serve other connections after each request.
extension HTTPGuard {
    /// An input that a connection passes to the handlers behind the guard.
    enum Input {
        case part(HTTPServerRequestPart)
        case error(any Error)
        case inputClosed
    }

    /// Passes an input on, or holds it until everything before it was passed on.
    func receive(_ input: Input, _ context: ChannelHandlerContext) {
        if case .part(.head) = input { connection.set(isIdle: false) }
        guard held.isEmpty, takeTurn(input, context) else { return held.append(input) }
        pass(input, isHeld: false, context)
    }

    /// Continues reading, unless input is held.
    func read(context: ChannelHandlerContext) {
        if held.isEmpty { context.read() } else { wantsToRead = true }
    }

    /// Continues with the held input in a separate turn of the event loop.
    func continueWithHeld(_ context: ChannelHandlerContext) {
        if !held.isEmpty, turn == nil { scheduleTurn(in: .zero, context) }
    }

    private func scheduleTurn(in time: TimeAmount, _ context: ChannelHandlerContext) {
        turn = context.eventLoop.assumeIsolated().scheduleTask(in: time) { [weak self] in
            guard let self else { return }
            turn = nil
            passHeld(context)
        }
    }

    private func passHeld(_ context: ChannelHandlerContext) {
        while let input = held.first, takeTurn(input, context) {
            held.removeFirst()
            pass(input, isHeld: true, context)
        }
        // A handler may collect input until the read completes.
        context.fireChannelReadComplete()
        if held.isEmpty, wantsToRead {
            wantsToRead = false
            context.read()
        }
    }

    /// Counts a request against the rate limit of the address, unless the request has to wait for the previous one.
    ///
    /// - Returns: Whether to pass the input on now. If the limit is reached, a turn is scheduled for later.
    private func takeTurn(_ input: Input, _ context: ChannelHandlerContext) -> Bool {
        guard case .part(.head) = input else { return true }
        guard exchange.isIdle, turn == nil else { return false }
        guard !hasTurn else {
            hasTurn = false
            return true
        }
        let time = connection.timeToRequest(now: context.eventLoop.now)
        guard time > .zero else { return true }
        hasTurn = true
        scheduleTurn(in: time, context)
        return false
    }
}
