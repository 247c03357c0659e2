import Logging
import Testing

@testable import VSMWeb

@Suite("Raw requests", .timeLimit(.minutes(10)))
struct RawRequestTests {
    private static let line = String(repeating: "a", count: 8_000)

    /// Bytes that no browser sends, and the status of the answer, if there is one.
    private static let malformed: [(bytes: String, status: Int)] = [
        (ServerFixture.head("POST /", "Content-Length: -1"), 400),
        (ServerFixture.head("POST /", "Content-Length: many"), 400),
        (ServerFixture.head("POST /", "Content-Length: 0x10"), 400),
        (ServerFixture.head("POST /", "Content-Length: 99999999999999999999999999"), 400),
        (ServerFixture.head("POST /", "Content-Length: 1", "Content-Length: 2"), 400),
        (ServerFixture.head(host: nil), 421),
        (ServerFixture.head(host: ""), 421),
        (ServerFixture.head(host: "localhost"), 421),
        (ServerFixture.head("GET /", "Host: \(ServerFixture.name)"), 421),
        (ServerFixture.head("GET /\0"), 400),
        (ServerFixture.head("GET /%zz"), 400),
        (ServerFixture.head("GET /#"), 400),
        (ServerFixture.head("GET /style.css#a"), 400),
        (ServerFixture.head("GET http://\(ServerFixture.name)/#a"), 400),
        (ServerFixture.head("GET //\(ServerFixture.name)/"), 400),
        (ServerFixture.head("GET /\\..\\etc\\passwd"), 400),
        (ServerFixture.head("GET /" + String(repeating: "1", count: 10_000)), 400),
        (ServerFixture.head("GET /", (1...5).map { "A\($0): \(line)" }), 400),
        (ServerFixture.head("GET /", (1...101).map { "A\($0): a" }), 400),
        (String(ServerFixture.head().dropLast()) + String(repeating: "A: \(line)\r\n", count: 200), 400),
        (String(repeating: "\u{16}\u{3}\u{1}\u{2}\0\u{1}", count: 20) + "\r\n\r\n", 400),
    ]

    @Test("Input that is not a request is refused, and the server continues")
    func malformed() async throws {
        try await ServerFixture.run { server in
            for (bytes, status) in Self.malformed {
                let connection = try await server.connect()
                await connection.send(bytes)
                let answer = try await connection.answer()
                #expect(answer.status == status, "\(bytes.prefix(80))")
                #expect(answer.field("set-cookie") == nil)
            }
            #expect(try await server.get().status == 200)
        }
    }

    @Test("Requests with the maximum number of header fields and bytes are read")
    func largestHead() async throws {
        try await ServerFixture.run { server in
            let connection = try await server.connect()
            await connection.send(ServerFixture.head("GET /", (1...3).map { "A\($0): \(Self.line)" }))
            #expect(try await connection.answer().status == 200)
        }
    }

    @Test("A body that is too large is answered before it has arrived, and the connection ends")
    func largeBody() async throws {
        try await ServerFixture.run { server in
            for bytes in [
                ServerFixture.head("POST /", "Content-Length: 10000000") + "a",
                ServerFixture.head("GET /", "Content-Length: 10000000") + "a",
                ServerFixture.head("POST /", "Transfer-Encoding: chunked") + "20000\r\n"
                    + String(repeating: "a", count: 0x20000) + "\r\n",
            ] {
                let connection = try await server.connect()
                await connection.send(bytes)
                let answer = try await connection.answer()
                #expect(answer.status == 413)
                #expect(answer.field("connection") == "close")
                #expect(await connection.end() == "")
            }
        }
    }

    @Test("A body that does not arrive in time is answered with 408, and the connection ends")
    func lateBody() async throws {
        var limits = SessionLimits.neverSlow
        limits.bodyTime = .milliseconds(10)
        try await ServerFixture.run(limits) { server in
            let connection = try await server.connect()
            await connection.send(ServerFixture.head("POST /", "Content-Length: 100") + "a")
            let answer = try await connection.answer()
            #expect(answer.status == 408)
            #expect(answer.field("connection") == "close")
            #expect(await connection.end() == "")
            #expect(server.log.all.contains { $0.metadata["vsm.refusal"] == "body_time" })
        }
    }

    @Test("The authority of a target in absolute form replaces the Host field")
    func absoluteTarget() async throws {
        try await ServerFixture.run { server in
            for (target, host, status) in [
                ("http://other/", ServerFixture.name, 421),
                ("http://\(ServerFixture.name)@other/", ServerFixture.name, 421),
                ("http://\(ServerFixture.name)/a", ServerFixture.name, 200),
                ("http://\(ServerFixture.name)/", "other", 200),
            ] {
                let connection = try await server.connect()
                await connection.send(ServerFixture.head("GET \(target)", host: host))
                #expect(try await connection.answer().status == status, "\(target)")
            }
        }
    }

    @Test(
        "A target with another scheme than the site's is refused",
        arguments: ["ftp", "https", "ws", "file"]
    )
    func foreignScheme(scheme: String) async throws {
        try await ServerFixture.run { server in
            let connection = try await server.connect()
            await connection.send(ServerFixture.head("GET \(scheme)://evil.example/a"))
            #expect(try await connection.answer().status == 400)
            #expect(await connection.end() == "")
        }
    }

    @Test(
        "A transfer coding other than chunked is answered with 501, and one that hides another length with 400",
        arguments: [
            (["Transfer-Encoding: gzip, chunked"], 501), (["Transfer-Encoding: chunked, chunked"], 400),
            (["Transfer-Encoding: gzip", "Transfer-Encoding: chunked"], 501),
            (["Transfer-Encoding: chunked", "Content-Length: 3"], 400), (["Transfer-Encoding: chunked, gzip"], 400),
        ]
    )
    func transferCoding(fields: [String], status: Int) async throws {
        try await ServerFixture.run { server in
            let connection = try await server.connect()
            await connection.send(ServerFixture.head("POST /", fields) + "0\r\n\r\n")
            #expect(try await connection.answer().status == status)
            #expect(await connection.end() == "")
        }
    }

    @Test("A browser that waits to send a body is told to continue, and any other expectation fails")
    func expectations() async throws {
        try await ServerFixture.run { server in
            let waiting = try await server.connect()
            await waiting.send(ServerFixture.head("POST /", "Expect: 100-Continue", "Content-Length: 1"))
            #expect(try await waiting.answer().status == 100)
            await waiting.send("a")
            #expect(try await waiting.answer().status == 403)

            let bodiless = try await server.connect()
            await bodiless.send(ServerFixture.head("GET /style.css", "Expect: 100-continue"))
            #expect(try await bodiless.answer().status == 200)

            for expectation in ["foo", "100-continue, foo"] {
                let other = try await server.connect()
                await other.send(ServerFixture.head("GET /style.css", "Expect: \(expectation)"))
                #expect(try await other.answer().status == 417)
                #expect(await other.end() == "")
            }
        }
    }

    @Test("Pipelined requests are answered in order, up to the last")
    func pipelining() async throws {
        try await ServerFixture.run { server in
            let connection = try await server.connect()
            await connection.send(
                ServerFixture.head("GET /style.css") + ServerFixture.head("GET /a.png", "Sec-Fetch-Dest: image")
                    + ServerFixture.head("GET /vsm/health", "Connection: close") + ServerFixture.head("GET /style.css")
            )
            var statuses: [Int] = []
            for _ in 0..<3 { statuses.append(try await connection.answer().status) }
            #expect(statuses == [200, 404, 200])
            #expect(await connection.end() == "")
        }
    }

    @Test("A request for another protocol is answered completely, as the last of its connection")
    func otherProtocol() async throws {
        try await ServerFixture.run { server in
            let connection = try await server.connect()
            // `curl --http2` sends this request (RFC 9110, section 7.8).
            let wish = [
                "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA",
            ]
            await connection.send(ServerFixture.head("GET /style.css", wish))
            let answer = try await connection.answer()
            #expect(answer.status == 200)
            #expect(answer.body == "p {}")
            #expect(await connection.end() == "")
        }
    }

    @Test("A refusal is logged with the address of the browser, and without secrets")
    func log() async throws {
        try await ServerFixture.run { server in
            let page = try await server.load()
            let live = try await server.join(page)
            let stranger = try await server.connect()
            await stranger.send(ServerFixture.head(host: "evil.example", "Cookie: \(page.cookie)"))
            #expect(try await stranger.answer().status == 421)
            await live.send(SocketFixture.frame(0x81, [0x5b]))
            #expect(try await live.closeCode() == 1007)
            for refusal in ["host", "message"] {
                let message = try #require(server.log.all.first { $0.metadata["vsm.refusal"] == .string(refusal) })
                #expect(message.metadata["vsm.address"] == "127.0.0.1")
            }
            let log = "\(server.log.all)"
            for secret in page.cookie.split(whereSeparator: { "=.".contains($0) }).dropFirst() + [
                page.name[...], page.token[...],
            ] {
                #expect(secret.count >= 32 && !log.contains(secret))
            }
        }
    }
}
