import NIOCore
import NIOHTTP1

/// The answers that the guard writes, and the end of the connection after them.
extension HTTPGuard {
    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !isUpgrading else { return context.write(data, promise: promise) }
        guard !exchange.hasEnded else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(var head) where !head.status.isInformational:
            isLastAnswer = exchange.beginAnswer(isLast: !head.isKeepAlive)
            if isLastAnswer { head.headers.replaceOrAdd(name: "Connection", value: "close") }
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .head, .body:
            context.write(data, promise: promise)
        case .end:
            exchange.endAnswer()
            if exchange.hasEnded { end(context, data, promise) } else { context.write(data, promise: promise) }
            if held.isEmpty { connection.set(isIdle: true) } else { continueWithHeld(context) }
        }
    }

    /// Answers in place of the handlers behind the guard, and ends the connection.
    func answer(_ answer: RefusalPages.Answer, withBody: Bool, _ context: ChannelHandlerContext) {
        isLastAnswer = exchange.beginAnswer(isLast: true)
        context.write(wrapOutboundOut(.head(HTTPResponseHead(answer))), promise: nil)
        if withBody { context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil) }
        exchange.endAnswer()
        end(context, wrapOutboundOut(.end(nil)), nil)
        connection.set(isIdle: true)
    }

    /// Writes the end of the last answer, and closes the connection when the browser has had time to read it.
    private func end(_ context: ChannelHandlerContext, _ data: NIOAny, _ promise: EventLoopPromise<Void>?) {
        bodyDeadline?.cancel()
        held.removeAll()
        context.writeAndFlush(data, promise: promise)
        context.close(mode: .output, promise: nil)
        _ = closeLater(context.channel, in: Self.lingering)
        context.read()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        writeDeadline?.cancel()
        writeDeadline = context.channel.isWritable ? nil : closeLater(context.channel, in: writing)
        context.fireChannelWritabilityChanged()
    }
}

extension HTTPResponseHead {
    /// Whether the response permits the connection to continue.
    fileprivate var isKeepAlive: Bool {
        !headers[canonicalForm: "connection"].contains { $0.lowercased() == "close" }
    }
}

extension HTTPResponseStatus {
    /// Whether another response to the same request follows.
    fileprivate var isInformational: Bool { (100..<200).contains(code) }
}
