import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers each message with as many bytes as its first word says.
final class MessageHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        guard frame.opcode == .text else {
            if frame.opcode == .connectionClose { context.close(promise: nil) }
            return
        }
        let length = decimal(frame.unmaskedData.readableBytesView)
        let data = ByteBuffer(repeating: UInt8(ascii: "x"), count: length)
        context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, data: data)), promise: nil)
    }
}

/// Answers `/bytes/n` with n bytes, and any other path with a few.
final class RequestHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private var length = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            length = head.uri.hasPrefix("/bytes/") ? decimal(head.uri.utf8.dropFirst("/bytes/".utf8.count)) : 100
        case .body: break
        case .end:
            let headers: HTTPHeaders = ["Content-Length": "\(length)", "Content-Type": "text/html"]
            let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: headers)
            context.write(wrapOutboundOut(.head(head)), promise: nil)
            let body = ByteBuffer(repeating: UInt8(ascii: "x"), count: length)
            context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }
    }
}

/// The number with which bytes begin, up to a million.
private func decimal(_ bytes: some Sequence<UInt8>) -> Int {
    var number = 0
    for byte in bytes {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), number < 100_000 else { break }
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
}
