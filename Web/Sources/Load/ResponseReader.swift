import NIOCore
import NIOHTTP1

/// An answer to a request for a page.
struct FetchedDocument: Sendable {
    var status = 0
    var cookies: [String] = []
    var location: String?
    var body: [UInt8] = []
    /// The bytes that were transmitted for the body.
    var size = 0
}

/// Collects an answer.
final class ResponseReader: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private let promise: EventLoopPromise<FetchedDocument>
    private var document = FetchedDocument()

    init(_ promise: EventLoopPromise<FetchedDocument>) {
        self.promise = promise
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            document.status = Int(head.status.code)
            document.cookies = Array(head.headers["set-cookie"].prefix(50))
            document.location = head.headers.first(name: "location")
        case .body(let part):
            guard document.body.count + part.readableBytes <= SiteConnection.maximumSize else {
                return fail(context, "A page is larger than \(SiteConnection.maximumSize) bytes.")
            }
            document.body += part.readableBytesView
        case .end:
            let counter = try? context.pipeline.syncOperations.handler(type: ByteCounter.self)
            document.size = counter?.count ?? document.body.count
            promise.succeed(document)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        promise.fail(StepProblem(description: "The connection ended before a page was complete."))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        fail(context, "A page cannot be read: \("\(error)".prefix(100))")
    }

    private func fail(_ context: ChannelHandlerContext, _ sentence: String) {
        promise.fail(StepProblem(description: sentence))
        context.close(promise: nil)
    }
}

/// Counts the bytes of an answer's body before they are decompressed.
final class ByteCounter: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private(set) var count = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .body(let part) = unwrapInboundIn(data) { count += part.readableBytes }
        context.fireChannelRead(data)
    }
}
