import NIOCore
import Testing

@testable import VSMWeb

@Suite("Excessive connections, floods and endless requests", .timeLimit(.minutes(10)))
struct StubbornBrowserTests {
    @Test("Live connections stay; others get an answer, and only some of many do")
    func live() async throws {
        var limits = SessionLimits.neverSlow
        limits.connectionsPerAddress = 2
        try await ServerFixture.run(limits) { server in
            let page = try await server.load()
            let live = [try await server.join(page), try await server.join()]
            let answer = try await server.get("/", "Accept: text/html")
            #expect(answer.status == 503)
            #expect(answer.field("connection") == "close")
            #expect(answer.field("retry-after") != nil)
            #expect(answer.field("content-security-policy") == SecurityHeaders.contentSecurityPolicy)
            #expect(answer.body.contains("<meta http-equiv=\"refresh\""))
            var others: [RawConnection] = []
            for _ in 0..<40 { others.append(try await server.connect()) }
            for other in others { #expect(await other.end() == "") }
            for connection in live {
                await connection.click()
                #expect(try await connection.text().contains("Number 1"))
            }
        }
    }

    @Test("Floods over more connections than cores do not keep others from their pages")
    func floods() async throws {
        try await ServerFixture.run { server in
            let form =
                #"["submit",1,1,1,["#
                + Array(repeating: "\"a\",\"\(String(repeating: "x", count: 15_000))\"", count: 4).joined(
                    separator: ","
                ) + "]]"
            let frame = SocketFixture.frame(0x81, Array(form.utf8))
            var floods: [RawConnection] = []
            for _ in 0..<4 {
                // Nobody reads the answers, and the server has more to read than it reads at once.
                let flood = try await server.join()
                try await flood.channel.setOption(.autoRead, value: false).get()
                for _ in 0..<200 { flood.channel.writeAndFlush(ByteBuffer(bytes: frame), promise: nil) }
                floods.append(flood)
            }
            for _ in 0..<20 { #expect(try await server.get().status == 200) }
            let quiet = try await server.join()
            await quiet.click()
            #expect(try await quiet.text().contains("Number 1"))
            for flood in floods { try? await flood.channel.close() }
        }
    }

    @Test("A server stops although its browsers continue, and tells live connections")
    func stop() async throws {
        var connections: (silent: RawConnection, slow: RawConnection, deaf: RawConnection, live: RawConnection)?
        try await ServerFixture.run { server in
            let all = (
                silent: try await server.connect(), slow: try await server.connect(),
                deaf: try await server.connect(reads: false), live: try await server.join()
            )
            await all.slow.send(ServerFixture.head("POST /", "Content-Length: 60000") + "slow")
            let requests = String(repeating: ServerFixture.head("GET /vsm/client.js"), count: 400)
            all.deaf.channel.writeAndFlush(ByteBuffer(string: requests), promise: nil)
            connections = all
        }
        let ended = try #require(connections)
        #expect(try await ended.live.closeCode() == 1001)
        #expect(await ended.silent.end() == "")
        #expect(await ended.slow.end() == "")
    }
}
