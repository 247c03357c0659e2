#if Web
import NIOCore
import NIOHTTP1

/// The order of what a connection sends: one request at a time, and each when it is the turn of its address.
///
/// What a browser sends ahead is held, so that the tasks and the event loop get to other connections after each request.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension HTTPGuard {
    /// What a connection gives to the handlers behind the guard.
    enum Input {
        case part(HTTPServerRequestPart)
        case error(any Error)
        case inputClosed
    }

    /// Passes something on, or holds it until everything before it was passed on.
    func receive(_ input: Input, _ context: ChannelHandlerContext) {
        if case .part(.head) = input { connection.set(isIdle: false) }
        guard held.isEmpty, takeTurn(input, context) else { return held.append(input) }
        pass(input, isHeld: false, context)
    }

    /// Reads on, unless what was read waits.
    func read(context: ChannelHandlerContext) {
        if held.isEmpty { context.read() } else { wantsToRead = true }
    }

    /// Continues with what is held, in a turn of the event loop of its own.
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
        // Also to a handler that gathers until then.
        context.fireChannelReadComplete()
        if held.isEmpty, wantsToRead {
            wantsToRead = false
            context.read()
        }
    }

    /// Takes a request from the share of the address, unless it has to wait for the one before it.
    ///
    /// - Returns: Whether to pass the input on now. If the share is used up, a turn is scheduled for later.
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
#endif
