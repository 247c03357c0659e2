#if Web
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import VSMWeb

@Suite("A connection that is HTTP", .timeLimit(.minutes(30)))
struct ConnectionGuardTests {
    /// A connection, behind which nobody answers.
    private func connection(_ limits: SessionLimits = SessionLimits()) throws -> EmbeddedChannel {
        let monitor = ServerMonitor(logger: Logger(label: "test"))
        let limiter = ConnectionLimiter(maximum: 10, perAddress: nil, monitor: monitor)
        let channel = EmbeddedChannel()
        let answers = RefusalAnswers(
            pages: RefusalPages(site: Site(title: "Test") { _ in p { "" } }, limits: limits),
            monitor: monitor
        )
        let connectionGuard = ConnectionGuard(limiter.open(channel), limits: limits, answers: answers) { _ in false }
        try channel.pipeline.syncOperations.addHandler(connectionGuard)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        return channel
    }

    private func send(_ length: Int, of announced: Int, to channel: EmbeddedChannel) throws {
        let head = HTTPRequestHead(
            version: .http1_1,
            method: .POST,
            uri: "/",
            headers: ["host": "a", "content-length": "\(announced)"]
        )
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        if length > 0 { try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(repeating: 97, count: length))) }
    }

    private func status(of channel: EmbeddedChannel) throws -> HTTPResponseStatus? {
        guard case .head(let head)? = try channel.readOutbound(as: HTTPServerResponsePart.self) else { return nil }
        #expect(head.headers["connection"] == ["close"])
        return head.status
    }

    @Test("It is closed after a body was late, however many bytes still come")
    func lateBody() throws {
        let channel = try connection()
        try send(1, of: 100, to: channel)
        channel.embeddedEventLoop.advanceTime(by: .nanoseconds(SessionLimits().bodyTime.nanosecondsClamped))
        #expect(try status(of: channel) == .requestTimeout)
        for _ in 0..<10 { try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(string: "a"))) }
        channel.embeddedEventLoop.advanceTime(by: ConnectionGuard.lingering)
        #expect(!channel.isActive)
    }

    @Test("It is closed after an answer that came before the body")
    func earlyAnswer() throws {
        let channel = try connection()
        try send(1, of: 100, to: channel)
        let head = HTTPResponseHead(version: .http1_1, status: .payloadTooLarge)
        try channel.writeOutbound(HTTPServerResponsePart.head(head))
        try channel.writeOutbound(HTTPServerResponsePart.end(nil))
        #expect(try status(of: channel) == .payloadTooLarge)
        channel.embeddedEventLoop.advanceTime(by: ConnectionGuard.lingering)
        #expect(!channel.isActive)
    }

    @Test("It stays open after an answer to a whole request")
    func keepAlive() throws {
        let channel = try connection()
        try send(1, of: 1, to: channel)
        try channel.writeInbound(HTTPServerRequestPart.end(nil))
        try channel.writeOutbound(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)))
        try channel.writeOutbound(HTTPServerResponsePart.end(nil))
        channel.embeddedEventLoop.advanceTime(by: .hours(1))
        #expect(channel.isActive)
        try channel.close().wait()
    }
}
#endif
