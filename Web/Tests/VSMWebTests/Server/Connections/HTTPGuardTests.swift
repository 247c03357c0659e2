import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import VSMWeb

@Suite("A connection that is HTTP", .timeLimit(.minutes(10)))
struct HTTPGuardTests {
    /// A connection, behind which nobody answers.
    private func connection(
        _ connections: ConnectionRegistry? = nil,
        from address: String = "127.0.0.1",
        limits: SessionLimits = SessionLimits(),
        mayUpgrade: Bool = false
    ) throws -> EmbeddedChannel {
        let connections = connections ?? self.connections(10)
        let channel = EmbeddedChannel()
        channel.remoteAddress = try SocketAddress(ipAddress: address, port: 1)
        let connectionGuard = HTTPGuard(
            connections.open(channel),
            limits: limits,
            rules: RequestRules(scheme: "http"),
            refusalPages: RefusalPages(site: Site(title: "Test") { _ in p { "" } }, limits: limits),
            monitor: monitor
        ) { _ in mayUpgrade }
        try channel.pipeline.syncOperations.addHandler(connectionGuard)
        try channel.connect(to: SocketAddress(ipAddress: address, port: 1)).wait()
        return channel
    }

    private let monitor = ServerMonitor(logger: Logger(label: "test"))

    private func connections(_ maximum: Int, perAddress: Int? = nil, requests: Int? = nil) -> ConnectionRegistry {
        ConnectionRegistry(maximum: maximum, perAddress: perAddress, requests: requests, monitor: monitor)
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

    /// Sends a whole request without a body.
    private func get(
        _ headers: HTTPHeaders = [:],
        method: HTTPMethod = .GET,
        from channel: EmbeddedChannel
    ) throws {
        let head = HTTPRequestHead(version: .http1_1, method: method, uri: "/", headers: headers)
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        try channel.writeInbound(HTTPServerRequestPart.end(nil))
    }

    private func answer(_ channel: EmbeddedChannel) throws {
        try channel.writeOutbound(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)))
        try channel.writeOutbound(HTTPServerResponsePart.end(nil))
        while try channel.readOutbound(as: HTTPServerResponsePart.self) != nil {}
    }

    /// The headers of the requests that were passed on.
    private func requests(passedOnBy channel: EmbeddedChannel) throws -> [HTTPHeaders] {
        var requests: [HTTPHeaders] = []
        while let part = try channel.readInbound(as: HTTPServerRequestPart.self) {
            if case .head(let head) = part { requests.append(head.headers) }
        }
        return requests
    }

    private func status(of channel: EmbeddedChannel) throws -> HTTPResponseStatus? {
        guard case .head(let head)? = try channel.readOutbound(as: HTTPServerResponsePart.self) else { return nil }
        #expect(head.headers["connection"] == ["close"])
        return head.status
    }

    @Test("One too many closes the one that has been silent longest, also between requests")
    func oneTooMany() throws {
        let connections = connections(2)
        let asking = try connection(connections)
        try send(0, of: 1, to: asking)
        let waiting = try connection(connections)
        try get(from: waiting)
        try answer(waiting)
        let new = try connection(connections)
        #expect(asking.isActive && !waiting.isActive && new.isActive)
        let newer = try connection(connections)
        #expect(asking.isActive && !new.isActive && newer.isActive)
        for channel in [asking, newer] { try channel.close().wait() }
    }

    @Test("A refused HEAD request gets the length of a body and no body", arguments: [HTTPMethod.GET, .HEAD])
    func refusedHead(method: HTTPMethod) throws {
        let connections = connections(1)
        let live = try connection(connections, mayUpgrade: true)
        try get(["upgrade": "websocket"], from: live)
        let refused = try connection(connections)
        try get(method: method, from: refused)
        guard case .head(let head)? = try refused.readOutbound(as: HTTPServerResponsePart.self) else {
            Issue.record("The connection gets no answer.")
            return
        }
        let length = try #require(head.headers.first(name: "content-length").flatMap { Int($0) })
        #expect(length > 0)
        var sent = 0
        while let part = try refused.readOutbound(as: HTTPServerResponsePart.self) {
            if case .body(.byteBuffer(let body)) = part { sent += body.readableBytes }
        }
        #expect(sent == (method == .HEAD ? 0 : length))
        refused.embeddedEventLoop.advanceTime(by: HTTPGuard.lingering)
        try live.close().wait()
    }

    @Test("One that is live stays; the next is answered with 503 and closed, and of many some are closed at once")
    func live() throws {
        let connections = connections(1)
        let live = try connection(connections, mayUpgrade: true)
        try get(["upgrade": "websocket"], from: live)
        let refused = try connection(connections, mayUpgrade: true)
        try get(["upgrade": "websocket"], from: refused)
        #expect(try status(of: refused) == .serviceUnavailable)
        #expect(try requests(passedOnBy: refused).isEmpty)
        let more = try (0..<ConnectionTable.refusals).map { _ in try connection(connections) }
        #expect(more.filter { !$0.isActive }.count == 1)
        for channel in more + [refused] {
            channel.embeddedEventLoop.advanceTime(by: HTTPGuard.lingering)
            #expect(!channel.isActive)
        }
        #expect(live.isActive)
        try live.close().wait()
        live.embeddedEventLoop.run()
        let next = try connection(connections)
        try get(from: next)
        #expect(try requests(passedOnBy: next).count == 1)
        try next.close().wait()
    }

    @Test("Each address has its own connections")
    func addresses() throws {
        let connections = connections(10, perAddress: 1)
        let first = try connection(connections, from: "127.0.0.1")
        let neighbor = try connection(connections, from: "127.0.0.2")
        let second = try connection(connections, from: "127.0.0.1")
        #expect(!first.isActive && neighbor.isActive && second.isActive)
        for channel in [neighbor, second] { try channel.close().wait() }
    }

    @Test("All addresses of an IPv6 network of 64 bits share theirs, and an IPv4 address is one however it is written")
    func networks() throws {
        let connections = connections(10, perAddress: 1)
        let first = try connection(connections, from: "2001:db8:0:1::1")
        let other = try connection(connections, from: "2001:db8:0:2::1")
        let second = try connection(connections, from: "2001:db8:0:1:ffff:ffff:ffff:ffff")
        #expect(!first.isActive && other.isActive && second.isActive)
        let plain = try connection(connections, from: "192.0.2.1")
        let mapped = try connection(connections, from: "::ffff:192.0.2.1")
        let neighbor = try connection(connections, from: "::ffff:192.0.2.2")
        #expect(!plain.isActive && mapped.isActive && neighbor.isActive)
        #expect([second, mapped, neighbor].map(\.browserAddress) == ["2001:db8:0:1::/64", "192.0.2.1", "192.0.2.2"])
        for channel in [other, second, mapped, neighbor] { try channel.close().wait() }
    }

    @Test("When the server stops, it is closed if it is silent from the start, and after a while if it is not")
    func stopping() throws {
        let (silent, slow) = (try connection(), try connection())
        try send(1, of: 100, to: slow)
        for channel in [silent, slow] {
            channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
            channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        }
        #expect(!silent.isActive && slow.isActive)
        slow.embeddedEventLoop.advanceTime(by: .seconds(4))
        #expect(!slow.isActive)
    }

    @Test("It is closed after a body was late, however many bytes still come")
    func lateBody() throws {
        let channel = try connection()
        try send(1, of: 100, to: channel)
        channel.embeddedEventLoop.advanceTime(by: .nanoseconds(SessionLimits().bodyTime.nanosecondsClamped))
        #expect(try status(of: channel) == .requestTimeout)
        for _ in 0..<10 { try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(string: "a"))) }
        channel.embeddedEventLoop.advanceTime(by: HTTPGuard.lingering)
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
        channel.embeddedEventLoop.advanceTime(by: HTTPGuard.lingering)
        #expect(!channel.isActive)
    }

    @Test("A later request for an upgrade closes it without an answer, so that a proxy sends it again on a new one")
    func laterUpgrade() throws {
        let channel = try connection(mayUpgrade: true)
        try get(from: channel)
        try answer(channel)
        #expect(try requests(passedOnBy: channel).count == 1)
        try get(["upgrade": "websocket"], from: channel)
        #expect(!channel.isActive)
        #expect(try channel.readInbound(as: HTTPServerRequestPart.self) == nil)
        #expect(try channel.readOutbound(as: HTTPServerResponsePart.self) == nil)
    }

    @Test("A request for an upgrade behind one that is not answered yet is an ordinary one, and the last")
    func upgradeBehindRequest() throws {
        let channel = try connection(mayUpgrade: true)
        try get(from: channel)
        try get(["upgrade": "websocket"], from: channel)
        #expect(try requests(passedOnBy: channel) == [[:]])
        try answer(channel)
        channel.embeddedEventLoop.run()
        #expect(try requests(passedOnBy: channel) == [["connection": "close"]])
        try channel.close().wait()
    }

    @Test("Of requests that are sent ahead, one is passed on at a time, each in a turn of its own")
    func oneAtATime() throws {
        let channel = try connection()
        for number in 1...3 { try get(["number": "\(number)"], from: channel) }
        for number in 1...3 {
            #expect(try requests(passedOnBy: channel) == [["number": "\(number)"]])
            try answer(channel)
            #expect(try channel.readInbound(as: HTTPServerRequestPart.self) == nil)
            channel.embeddedEventLoop.run()
        }
        #expect(try requests(passedOnBy: channel).isEmpty)
        try get(from: channel)
        #expect(try requests(passedOnBy: channel).count == 1)
        try channel.close().wait()
    }

    @Test("While requests wait, no more is read")
    func reading() throws {
        let channel = try connection()
        let reads = CountedReads()
        try channel.pipeline.syncOperations.addHandler(reads, position: .first)
        for _ in 1...2 { try get(from: channel) }
        let count = reads.count
        channel.read()
        #expect(reads.count == count)
        try answer(channel)
        channel.embeddedEventLoop.run()
        #expect(reads.count == count + 1)
        try channel.close().wait()
    }

    @Test("What ends the requests comes after them")
    func endOfInput() throws {
        let channel = try connection()
        let ends = CountedEnds()
        try channel.pipeline.syncOperations.addHandler(ends)
        for _ in 1...2 { try get(from: channel) }
        channel.pipeline.fireErrorCaught(HTTPParserError.invalidMethod)
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        #expect(ends.count == 0)
        #expect(try requests(passedOnBy: channel).count == 1)
        try answer(channel)
        channel.embeddedEventLoop.run()
        #expect(try requests(passedOnBy: channel).count == 1)
        #expect(ends.count == 2)
        _ = try? channel.finish()
    }

    @Test("An address that sends more requests than its share waits, and no other does")
    func shares() throws {
        let connections = connections(10, requests: 2)
        let greedy = try [connection(connections), connection(connections)]
        let modest = try connection(connections, from: "127.0.0.2")
        func ask(_ channel: EmbeddedChannel) throws -> Int {
            try get(from: channel)
            let count = try requests(passedOnBy: channel).count
            if count > 0 { try answer(channel) }
            return count
        }
        // Those of a second at once, and one more.
        #expect(try ask(greedy[0]) == 1)
        #expect(try ask(greedy[1]) == 1)
        #expect(try ask(greedy[0]) == 1)
        #expect(try ask(greedy[1]) == 0)
        #expect(try ask(modest) == 1)
        greedy[1].embeddedEventLoop.advanceTime(by: .milliseconds(499))
        #expect(try requests(passedOnBy: greedy[1]).isEmpty)
        greedy[1].embeddedEventLoop.advanceTime(by: .milliseconds(1))
        #expect(try requests(passedOnBy: greedy[1]).count == 1)
        for channel in greedy + [modest] { try channel.close().wait() }
    }

    @Test("A first request that waits for the share of its address can still become live")
    func lateUpgrade() throws {
        let connections = connections(10, requests: 1)
        for _ in 1...2 {
            let channel = try connection(connections)
            try get(from: channel)
            try channel.close().wait()
        }
        let channel = try connection(connections, mayUpgrade: true)
        try get(["upgrade": "websocket"], from: channel)
        #expect(try requests(passedOnBy: channel).isEmpty)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(try requests(passedOnBy: channel) == [["upgrade": "websocket"]])
        try channel.close().wait()
    }

    @Test("The first request for an upgrade is passed on as it is")
    func firstUpgrade() throws {
        let channel = try connection(mayUpgrade: true)
        try get(["upgrade": "websocket"], from: channel)
        #expect(try requests(passedOnBy: channel) == [["upgrade": "websocket"]])
        try channel.close().wait()
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

/// Counts how often more is to be read.
private final class CountedReads: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer
    private(set) var count = 0

    func read(context: ChannelHandlerContext) {
        count += 1
        context.read()
    }
}

/// Counts errors, and ends of what is sent.
private final class CountedEnds: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    private(set) var count = 0

    func errorCaught(context: ChannelHandlerContext, error: any Error) { count += 1 }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .inputClosed? = event as? ChannelEvent { count += 1 }
    }
}
