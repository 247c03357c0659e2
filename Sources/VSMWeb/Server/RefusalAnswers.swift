#if Web
import NIOCore
import NIOHTTP1

/// What is answered to requests that do not reach the site.
struct RefusalAnswers: Sendable {
    /// An answer, the last of its connection.
    struct Answer {
        var head: HTTPResponseHead
        var body: ByteBuffer
    }

    private let busyPage: BusyPage
    private let monitor: ServerMonitor

    /// Creates the answers.
    ///
    /// - Parameters:
    ///   - busyPage: What browsers show while there are too many connections.
    ///   - monitor: Is told of what is refused.
    init(busyPage: BusyPage, monitor: ServerMonitor) {
        self.busyPage = busyPage
        self.monitor = monitor
    }

    /// The answer to a request on a connection that is one too many.
    func busy(to head: HTTPRequestHead) -> Answer {
        let seconds = Int.random(in: BusyPage.pauses)
        let wantsPage = head.headers["accept"].contains { $0.contains("text/html") }
        var answer =
            wantsPage
            ? Self.answer(.serviceUnavailable, "text/html; charset=utf-8", busyPage.bytes(retryAfter: seconds))
            : Self.answer(.serviceUnavailable, "There are too many connections. Try again in \(seconds) seconds.")
        answer.head.headers.add(name: "Retry-After", value: "\(seconds)")
        if head.method == .HEAD { answer.body.clear() }
        return answer
    }

    /// The answer to a request whose body does not arrive.
    func slowBody(from channel: any Channel) -> Answer {
        monitor.refused(.bodyTime, from: channel.browserAddress)
        return Self.answer(.requestTimeout, "The request takes too long.")
    }

    /// The answer to what is not HTTP.
    func malformed(from channel: any Channel) -> Answer {
        monitor.refused(.malformed, from: channel.browserAddress)
        return Self.answer(.badRequest, "This is not a request.")
    }

    private static func answer(_ status: HTTPResponseStatus, _ sentence: String) -> Answer {
        answer(status, "text/plain; charset=utf-8", Array((sentence + "\n").utf8))
    }

    private static func answer(_ status: HTTPResponseStatus, _ contentType: String, _ content: [UInt8]) -> Answer {
        var headers = HTTPHeaders(SecurityHeaders.all.map { ($0.name, $0.value) })
        headers.add(name: "Content-Type", value: contentType)
        headers.add(name: "Content-Length", value: "\(content.count)")
        headers.add(name: "Cache-Control", value: "no-store")
        headers.add(name: "Connection", value: "close")
        return Answer(
            head: HTTPResponseHead(version: .http1_1, status: status, headers: headers),
            body: ByteBuffer(bytes: content)
        )
    }
}
#endif
