import NIOCore
import NIOEmbedded
import Testing

@testable import VSMWeb

@Suite("A live connection", .timeLimit(.minutes(10)))
struct LiveSocketHandlerTests {
    @Test("A click is answered with its changes")
    func click() async throws {
        let browser = try await SocketFixture()
        try await browser.join()
        #expect(try await browser.hearText().contains("numbers"))
        try await browser.send(#"["click",1,1,4]"#)
        #expect(try await browser.hearText().contains("Number 1"))
    }

    @Test("Messages that arrive while the page is being joined are processed afterwards, in order")
    func early() async throws {
        let browser = try await SocketFixture()
        try await browser.join()
        for number in 1...3 { try await browser.send(#"["click",\#(number),1,4]"#) }
        var text = ""
        while !text.contains("Number 3") { text = try await browser.hearText() }
    }

    @Test("A ping is answered, before and after joining")
    func ping() async throws {
        let browser = try await SocketFixture()
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

    @Test("A first message that is invalid or does not join ends the connection with a problem")
    func refused() async throws {
        for (message, code) in [(#"["click",1,1,4]"#, UInt16(1008)), (#"["visit",1,"/"]"#, 1008), ("[[", 1007)] {
            let browser = try await SocketFixture()
            try await browser.send(message)
            #expect(try await browser.hearText().contains("problem"))
            #expect(try await browser.hearCloseCode() == code)
        }
    }

    @Test("A connection that does not join in time is ended, and closed when the browser does not do so")
    func joining() async throws {
        let browser = try await SocketFixture()
        await browser.wait(.seconds(11))
        #expect(try await browser.hearCloseCode() == 1008)
        await browser.wait(.seconds(3))
        try await browser.channel.closeFuture.get()
    }

    @Test("A silent connection is probed, and closed when no answer comes")
    func silent() async throws {
        let browser = try await SocketFixture()
        try await browser.join()
        _ = try await browser.hear()
        // The ping is answered when the connection is read again after joining; until then, silence does not count.
        try await browser.send(#"["ping"]"#)
        _ = try await browser.hear()
        await browser.wait(.seconds(21))
        #expect(try await browser.hear().first == 0x89)
        await browser.wait(.seconds(21))
        try await browser.channel.closeFuture.get()
    }

    @Test("A server that stops says so")
    func stopping() async throws {
        let browser = try await SocketFixture()
        browser.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        await browser.wait(.seconds(2))
        #expect(try await browser.hearCloseCode() == 1001)
    }

    @Test("A close frame of the browser is answered with its code, and the connection closed")
    func closing() async throws {
        let browser = try await SocketFixture()
        try await browser.send(0x88, [0x10, 0xe1])
        #expect(try await browser.hearCloseCode() == 4321)
        try await browser.channel.closeFuture.get()
        let silent = try await SocketFixture()
        try await silent.send(0x88, [])
        let (first, payload) = try await silent.hear()
        #expect(first == 0x88 && payload.isEmpty)
        try await silent.channel.closeFuture.get()
    }

    @Test("Events of a leaving browser are run, although nobody receives the answer")
    func leaving() async throws {
        let browser = try await SocketFixture()
        try await browser.join()
        #expect(try await browser.hearText().contains("numbers"))
        var bytes = (1...2).flatMap { SocketFixture.frame(0x81, Array(#"["click",\#($0),1,4]"#.utf8)) }
        bytes += SocketFixture.frame(0x88, [0x03, 0xe9])
        try await browser.channel.writeInbound(ByteBuffer(bytes: bytes))
        #expect(try await browser.hearText().contains("Number 1"))
        #expect(try await browser.hearText().contains("Number 2"))
        #expect(try await browser.hearCloseCode() == 1001)
        #expect(try browser.eventCount() == 2)
    }

    @Test("A browser that sends too fast is read again only after a while")
    func tooFast() async throws {
        var limits = SessionLimits.neverSlow
        (limits.eventBurst, limits.eventsPerSecond) = (1, 0)
        let browser = try await SocketFixture(limits)
        for _ in 0..<3 { try await browser.send(#"["ping"]"#) }
        _ = try await (browser.hear(), browser.hear())
        #expect(try await browser.channel.readOutbound(as: ByteBuffer.self) == nil)
    }
}
