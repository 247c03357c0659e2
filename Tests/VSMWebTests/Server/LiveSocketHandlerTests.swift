#if Web
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import VSMWeb

@Suite("A live connection", .timeLimit(.minutes(30)))
struct LiveSocketHandlerTests {
    /// A browser's end of a connection to a server with one page.
    private struct Browser {
        let channel = NIOAsyncTestingChannel()
        let sockets: LiveSockets
        private let visitor = "visitor"

        init(_ limits: SessionLimits = .neverSlow) async throws {
            let site = Site(title: "Test") { _ in CounterPage(numbers: AsyncStream { _ in }) }
            let registry = SessionRegistry(site: site, limits: limits)
            sockets = LiveSockets(registry: registry, limits: limits, logger: Logger(label: "test"))
            let (channel, sockets, visitor) = (channel, sockets, visitor)
            try await channel.testingEventLoop.executeInContext {
                let handler = sockets.makeHandler(on: channel, visitors: [visitor])
                try channel.pipeline.syncOperations.addHandler(handler)
            }
            try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
        }

        /// Loads the page, and joins it.
        func join() async throws {
            let request = try #require(PageRequest(target: "/", visitor: visitor))
            let page = try #require(await sockets.registry.open(request, from: "127.0.0.1"))
            let html = String(decoding: page.bytes, as: UTF8.self)
            let name = try #require(html.firstMatch(of: /data-page="(\w+)"/)).1
            let token = try #require(html.firstMatch(of: /data-token="(\w+)"/)).1
            try await send(#"["join","\#(name)","\#(token)",\#(SessionFixture.nodeCount),null]"#)
        }

        func send(_ text: String) async throws {
            try await send(0x81, Array(text.utf8))
        }

        func send(_ first: UInt8, _ payload: [UInt8]) async throws {
            #expect(payload.count < 126)
            // Masked with zeros.
            let bytes = [first, 0x80 | UInt8(payload.count), 0, 0, 0, 0] + payload
            try await channel.writeInbound(ByteBuffer(bytes: bytes))
        }

        /// The next frame of the server: its first byte, and its payload.
        func hear() async throws -> (first: UInt8, payload: [UInt8]) {
            var frame = try await channel.waitForOutboundWrite(as: ByteBuffer.self)
            let first = frame.readInteger(as: UInt8.self)
            if frame.readInteger(as: UInt8.self) == 126 { frame.moveReaderIndex(forwardBy: 2) }
            return (try #require(first), Array(frame.readableBytesView))
        }

        func hearText() async throws -> String {
            String(decoding: try await hear().payload, as: UTF8.self)
        }

        /// The code of the close frame that comes next.
        func hearCloseCode() async throws -> UInt16 {
            let (first, payload) = try await hear()
            #expect(first == 0x88)
            return UInt16(payload[0]) << 8 | UInt16(payload[1])
        }

        /// Lets a time pass.
        func wait(_ time: TimeAmount) async {
            await channel.testingEventLoop.advanceTime(by: time)
        }
    }

    @Test("A click is answered with what it changed")
    func click() async throws {
        let browser = try await Browser()
        try await browser.join()
        #expect(try await browser.hearText().contains("numbers"))
        try await browser.send(#"["click",1,1,4]"#)
        #expect(try await browser.hearText().contains("Number 1"))
    }

    @Test("Messages that arrive while the page is being joined are processed afterwards, in order")
    func early() async throws {
        let browser = try await Browser()
        try await browser.join()
        for number in 1...3 { try await browser.send(#"["click",\#(number),1,4]"#) }
        var text = ""
        while !text.contains("Number 3") { text = try await browser.hearText() }
    }

    @Test("A ping is answered, before and after joining")
    func ping() async throws {
        let browser = try await Browser()
        try await browser.send(#"["ping"]"#)
        #expect(try await browser.hearText() == "[]")
        try await browser.send(0x89, [1, 2, 3])
        let (first, payload) = try await browser.hear()
        #expect(first == 0x8a && payload == [1, 2, 3])
        try await browser.join()
        _ = try await browser.hear()
        try await browser.send(#"["ping"]"#)
        #expect(try await browser.hearText() == "[]")
    }

    @Test("A first message that does not join, and one that is none, end the connection with a problem")
    func refused() async throws {
        for (message, code) in [(#"["click",1,1,4]"#, UInt16(1008)), ("[[", 1007)] {
            let browser = try await Browser()
            try await browser.send(message)
            #expect(try await browser.hearText().contains("problem"))
            #expect(try await browser.hearCloseCode() == code)
        }
    }

    @Test("A page that does not exist is answered with the advice to load it again")
    func unknownPage() async throws {
        let browser = try await Browser()
        try await browser.send(#"["join","0","0",null,null]"#)
        #expect(try await browser.hearText().contains("reload"))
        #expect(try await browser.hearCloseCode() == 1000)
    }

    @Test("A connection that does not join in time is ended, and closed when the browser does not do so")
    func joining() async throws {
        let browser = try await Browser()
        await browser.wait(.seconds(11))
        #expect(try await browser.hearCloseCode() == 1008)
        await browser.wait(.seconds(3))
        try await browser.channel.closeFuture.get()
    }

    @Test("A silent connection is probed, and closed when no answer comes")
    func silent() async throws {
        let browser = try await Browser()
        try await browser.join()
        _ = try await browser.hear()
        // Is answered when the connection is read again after joining; until then, silence does not count.
        try await browser.send(#"["ping"]"#)
        _ = try await browser.hear()
        await browser.wait(.seconds(21))
        #expect(try await browser.hear().first == 0x89)
        await browser.wait(.seconds(21))
        try await browser.channel.closeFuture.get()
    }

    @Test("A server that stops says so")
    func stopping() async throws {
        let browser = try await Browser()
        browser.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        await browser.wait(.seconds(2))
        #expect(try await browser.hearCloseCode() == 1001)
    }

    @Test("A close frame of the browser is answered with its code, and the connection closed")
    func closing() async throws {
        let browser = try await Browser()
        try await browser.send(0x88, [0x10, 0xe1])
        #expect(try await browser.hearCloseCode() == 4321)
        try await browser.channel.closeFuture.get()
    }

    @Test("A browser that sends too fast is read on only after a while")
    func tooFast() async throws {
        var limits = SessionLimits.neverSlow
        (limits.eventBurst, limits.eventsPerSecond) = (1, 0)
        let browser = try await Browser(limits)
        for _ in 0..<3 { try await browser.send(#"["ping"]"#) }
        _ = try await (browser.hear(), browser.hear())
        #expect(try await browser.channel.readOutbound(as: ByteBuffer.self) == nil)
    }
}
#endif
