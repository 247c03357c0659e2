public import LiveMessages
import NIOCore
import NIOHTTP1
import NIOPosix

/// Loads pages over one connection, one after the other.
public struct PageLoader: Sendable {
    private let channel: any Channel
    private let host: String

    /// Connects to a server of this machine.
    public init(port: Int) async throws {
        host = "127.0.0.1:\(port)"
        channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    try channel.pipeline.syncOperations.addHandler(ResponseReader())
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
    }

    /// Loads a page.
    public func load(_ path: String) async throws -> LoadedPage {
        let promise = channel.eventLoop.makePromise(of: LoadedPage.self)
        let headers: HTTPHeaders = ["Host": host, "Accept": "text/html"]
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: headers)
        let channel = channel
        channel.eventLoop.execute {
            do {
                let reader = try channel.pipeline.syncOperations.handler(type: ResponseReader.self)
                reader.begin(head, promise)
                channel.write(HTTPClientRequestPart.head(head), promise: nil)
                channel.writeAndFlush(HTTPClientRequestPart.end(nil)).cascadeFailure(to: promise)
            } catch {
                promise.fail(error)
            }
        }
        return try await promise.futureResult.get()
    }

    /// Ends the connection.
    public func close() async {
        try? await channel.close()
    }
}

/// Collects a response.
private final class ResponseReader: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private var page = LoadedPage(host: "", path: "", body: "")
    private var body = ByteBuffer()
    private var status = HTTPResponseStatus.ok
    private var promise: EventLoopPromise<LoadedPage>?

    func begin(_ head: HTTPRequestHead, _ promise: EventLoopPromise<LoadedPage>) {
        page = LoadedPage(host: head.headers.first(name: "Host") ?? "", path: head.uri, body: "")
        body.clear()
        self.promise = promise
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            status = head.status
            page.cookies = head.headers["set-cookie"]
        case .body(var part):
            body.writeBuffer(&part)
        case .end:
            page.body = String(buffer: body)
            if status == .ok {
                promise?.succeed(page)
            } else {
                promise?.fail(MeasurementFailure("\(page.path) was answered with \(status): \(page.body.prefix(200))"))
            }
            promise = nil
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        promise?.fail(ChannelError.eof)
        promise = nil
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        promise?.fail(error)
        promise = nil
        context.close(promise: nil)
    }
}
