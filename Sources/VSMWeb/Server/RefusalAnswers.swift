#if Web
import NIOCore
import NIOHTTP1

/// What is answered to requests that do not reach the site.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct RefusalAnswers: Sendable {
    /// An answer, the last of its connection.
    struct Answer {
        var head: HTTPResponseHead
        var body: ByteBuffer
    }

    private let pages: RefusalPages
    private let monitor: ServerMonitor

    /// Creates the answers.
    ///
    /// - Parameters:
    ///   - pages: What browsers show.
    ///   - monitor: Is told of what is refused.
    init(pages: RefusalPages, monitor: ServerMonitor) {
        self.pages = pages
        self.monitor = monitor
    }

    /// The answer to a request on a connection that is one too many.
    func busy(to head: HTTPRequestHead) -> Answer {
        var answer = Self.answer(pages.answer(.connections, isPage: head.isForPage))
        if head.method == .HEAD { answer.body.clear() }
        return answer
    }

    /// The answer to what is not a request that this server reads.
    ///
    /// - Parameters:
    ///   - kind: What is answered.
    ///   - refusal: What operators get to know.
    ///   - channel: The connection.
    ///   - isForPage: Whether a browser wants a page.
    func refused(
        _ kind: RefusalKind,
        as refusal: Refusal = .malformed,
        from channel: any Channel,
        isForPage: Bool = false
    ) -> Answer {
        monitor.refused(refusal, from: channel.browserAddress)
        return Self.answer(pages.answer(kind, isPage: isForPage))
    }

    private static func answer(_ answer: RefusalPages.Answer) -> Answer {
        var headers = HTTPHeaders(SecurityHeaders.all.map { ($0.name, $0.value) })
        headers.add(name: "Content-Type", value: answer.contentType)
        headers.add(name: "Content-Length", value: "\(answer.body.count)")
        headers.add(name: "Cache-Control", value: "no-store")
        headers.add(name: "Connection", value: "close")
        if let seconds = answer.retryAfter { headers.add(name: "Retry-After", value: "\(seconds)") }
        let status = HTTPResponseStatus(statusCode: answer.status)
        return Answer(
            head: HTTPResponseHead(version: .http1_1, status: status, headers: headers),
            body: ByteBuffer(bytes: answer.body)
        )
    }
}
#endif
