import NIOCore
import NIOWebSocket

/// A window's end of a WebSocket.
final class SocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private weak var window: Window?
    private let connection: Int
    private var message = ByteBuffer()

    /// - Parameters:
    ///   - window: The window, which runs on the event loop of the channel.
    ///   - connection: The number of the connection in its window.
    init(_ window: Window, connection: Int) {
        self.window = window
        self.connection = connection
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text, .binary, .continuation:
            guard message.readableBytes + frame.data.readableBytes <= SiteConnection.maximumSize else {
                return context.close(promise: nil)
            }
            message.writeImmutableBuffer(frame.unmaskedData)
            guard frame.fin else { return }
            let bytes = Array(message.readableBytesView)
            message.clear()
            window?.assumeIsolated { [connection] in $0.receive(bytes, over: connection) }
        case .ping:
            let pong = WebSocketFrame(fin: true, opcode: .pong, maskKey: .random(), data: frame.unmaskedData)
            context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
        case .connectionClose: context.close(promise: nil)
        default: break
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        window?.assumeIsolated { [connection] in $0.noteEnd(of: connection) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}
