import NIOCore
import NIOEmbedded
import Testing

@testable import VSMWeb

@Suite("Refusals of a live connection", .timeLimit(.minutes(10)))
struct LiveSocketRefusalTests {
    @Test("A missing page and a page of another browser get the same answer, to load the page again")
    func foreignPages() async throws {
        let owner = try await SocketFixture()
        let page = try await owner.load()
        let own = try await SocketFixture(to: owner.sockets, visitor: "stranger").load()
        for (name, token) in [
            (page.page, page.token), (own.page, page.token), (own.page, Secret.random()), (own.page, ""),
            (own.page, own.token + "0"), (Secret.random(), own.token), ("", own.token), ("/etc/passwd", own.token),
        ] {
            let stranger = try await SocketFixture(to: owner.sockets, visitor: "stranger")
            try await stranger.send("[\"join\",\"\(name)\",\"\(token)\",null,1]")
            #expect(try await stranger.hearText() == #"[0,0,{"reload":true}]"#)
            #expect(try await stranger.hearCloseCode() == 1000)
        }
    }

    @Test("A stranger who tries to join a page does not disturb it")
    func stranger() async throws {
        let owner = try await SocketFixture()
        let page = try await owner.load()
        let join = "[\"join\",\"\(page.page)\",\"\(page.token)\",\(SessionFixture.nodeCount),null]"
        try await owner.send(join)
        #expect(try await owner.hearText().contains("numbers"))
        let stranger = try await SocketFixture(to: owner.sockets, visitor: "stranger")
        try await stranger.send(join)
        #expect(try await stranger.hearText().contains("reload"))
        try await owner.send(#"["click",1,1,4]"#)
        #expect(try await owner.hearText().contains("Number 1"))
    }

    @Test("An invalid message also ends a connection that has joined its page", arguments: ["[[", "", "null"])
    func malformed(message: String) async throws {
        let browser = try await SocketFixture()
        try await browser.join()
        _ = try await browser.hear()
        try await browser.send(message)
        #expect(try await browser.hearText().contains("problem"))
        #expect(try await browser.hearCloseCode() == 1007)
    }

    @Test("A message may be as long as its limit; a longer one ends the connection, even if more bytes arrive")
    func messageSize() async throws {
        var limits = SessionLimits.neverSlow
        limits.fieldSize = 1
        let browser = try await SocketFixture(limits)
        let longest = #"["ping"]"# + String(repeating: " ", count: limits.messageSize - 8)
        try await browser.send(longest)
        #expect(try await browser.hearText() == "[]")
        try await browser.send(longest + " ")
        #expect(try await browser.hearCloseCode() == 1009)
        for _ in 0..<3 { try await browser.send(String(repeating: "[", count: 60_000)) }
        await browser.wait(.seconds(4))
        try await browser.channel.closeFuture.get()
    }

    @Test("A text may be as long as its limit; a message with a longer one is invalid")
    func fieldSize() async throws {
        var limits = SessionLimits.neverSlow
        limits.fieldSize = 3
        let browser = try await SocketFixture(limits)
        try await browser.join()
        _ = try await browser.hear()
        try await browser.send(#"["input",1,1,6,"123"]"#)
        #expect(try await browser.hearText().contains("Number 123"))
        try await browser.send(#"["input",2,1,6,"1234"]"#)
        #expect(try await browser.hearText().contains("longer than 3 bytes"))
        #expect(try await browser.hearCloseCode() == 1007)
    }

    @Test("A browser that breaks the protocol is told the reason, and nothing follows")
    func protocolError() async throws {
        let browser = try await SocketFixture()
        try await browser.channel.writeInbound(ByteBuffer(bytes: [0x81, 1, 97]))
        try await browser.send(#"["ping"]"#)
        #expect(try await browser.hearCloseCode() == 1002)
        #expect(try await browser.heardText() == nil)
    }
}
