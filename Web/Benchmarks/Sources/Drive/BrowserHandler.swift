import LiveMessages
import NIOCore
import NIOWebSocket

/// A browser's end of a WebSocket: connects the page, and sends events.
final class BrowserHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private var conversation: any BrowserProtocol
    private var context: ChannelHandlerContext?
    private var connecting: EventLoopPromise<Void>?
    private var run: EventRun?
    private var finishing: EventLoopPromise<EventCount>?
    private var count = EventCount()

    init(_ conversation: any BrowserProtocol, connecting: EventLoopPromise<Void>) {
        self.conversation = conversation
        self.connecting = connecting
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        fail(MeasurementFailure("The connection ended before the answer."))
        self.context = nil
    }

    /// Connects the page.
    ///
    /// Before the upgrade to a WebSocket is complete, what is written is lost.
    func begin() {
        send(conversation.firstMessage())
    }

    /// Sends events until the run ends.
    func start(_ run: EventRun, _ promise: EventLoopPromise<EventCount>) {
        self.run = run
        finishing = promise
        count = EventCount()
        sendEvent()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text, .binary, .continuation: receive(frame.data)
        case .ping: send(WebSocketFrame(fin: true, opcode: .pong, maskKey: Self.mask, data: frame.data))
        case .connectionClose: fail(MeasurementFailure("The server closed the connection."))
        default: break
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        fail(error)
        context.close(promise: nil)
    }

    private func receive(_ data: ByteBuffer) {
        if finishing != nil {
            count.receivedBytes += data.readableBytes
            count.receivedHeaderBytes += data.readableBytes < 126 ? 2 : data.readableBytes < 65_536 ? 4 : 10
        }
        switch conversation.receive(ServerMessage(Array(data.readableBytesView))) {
        case .ignore: break
        case .ready:
            connecting?.succeed()
            connecting = nil
        case .answered: answered()
        case .failed(let reason): fail(MeasurementFailure("The server answered: \(reason)"))
        }
    }

    private func answered() {
        guard finishing != nil else { return }
        count.events += 1
        sendEvent()
    }

    private func sendEvent() {
        guard let run else { return }
        // However late the first event is sent, its answer counts.
        let isInTime = count.events == 0 || NIODeadline.now() < run.deadline
        guard count.events < run.maximum, isInTime else { return finish() }
        do {
            let message = try conversation.message(for: run.event)
            count.sentBytes += message.utf8.count
            send(message)
        } catch {
            fail(error)
        }
    }

    private func finish() {
        finishing?.succeed(count)
        finishing = nil
        run = nil
    }

    private func fail(_ error: any Error) {
        connecting?.fail(error)
        connecting = nil
        finishing?.fail(error)
        finishing = nil
        run = nil
    }

    private static let mask = WebSocketMaskingKey([0x12, 0x34, 0x56, 0x78])

    private func send(_ message: String) {
        send(WebSocketFrame(fin: true, opcode: .text, maskKey: Self.mask, data: ByteBuffer(string: message)))
    }

    private func send(_ frame: WebSocketFrame) {
        context?.writeAndFlush(wrapOutboundOut(frame), promise: nil)
    }
}
