import Testing

@testable import VSMWeb

@Suite("Upgrades to live connections", .timeLimit(.minutes(10)))
struct UpgradeTests {
    /// The request of a page's script, in which lines are replaced by others.
    private func head(_ page: ServerFixture.Page, _ start: String, _ replacements: [String]) -> String {
        let lines = page.upgrade.split(separator: "\r\n").flatMap { line in
            line.hasPrefix(start) ? replacements : [String(line)]
        }
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    @Test("Only a valid request from a page of this server, with its cookie, is upgraded")
    func refused() async throws {
        try await ServerFixture.run { server in
            let page = try await server.load()
            let name = ServerFixture.name
            let own = "Origin: http://\(name)"
            let code = try #require(page.cookie.split(separator: ".").last)
            let cases: [(start: String, replacements: [String], status: Int)] = [
                ("Origin", [], 403), ("Origin", ["Origin: null"], 403), ("Origin", ["Origin: http://other.test"], 403),
                ("Origin", ["Origin: https://\(name)"], 403), ("Origin", ["Origin: http://\(name).example"], 403),
                ("Origin", ["Origin: http://\(name):8080"], 403), ("Origin", [own, own], 403),
                ("Origin", ["\(own)/"], 403),
                ("Cookie", [], 403), ("Cookie", ["Cookie: vsm="], 403), ("Cookie", ["Cookie: vsm=short"], 403),
                ("Cookie", ["Cookie: vsm=\(Secret.random())"], 403),
                ("Cookie", ["Cookie: vsm=\(Secret.random()).\(code)"], 403),
                ("Host", ["Host: other.test"], 421), ("Host", ["Host: \(name)", "Host: \(name)"], 421),
                // Without an upgrade, this is an ordinary request, which this address does not answer.
                ("Upgrade", ["Upgrade: h2c"], 426), ("Upgrade", [], 426),
                ("Connection", ["Connection: keep-alive"], 426),
                ("Sec-WebSocket-Version", ["Sec-WebSocket-Version: 8"], 426), ("Sec-WebSocket-Version", [], 426),
                ("Sec-WebSocket-Key", ["Sec-WebSocket-Key: AAAA"], 426), ("Sec-WebSocket-Key", [], 426),
                ("GET", ["GET /vsm/socket HTTP/1.0"], 426), ("GET", ["GET /vsm/socket?a HTTP/1.1"], 426),
                ("GET", ["GET /vsm/socket HTTP/1.1", "Transfer-Encoding: chunked"], 426),
                ("GET", ["POST /vsm/socket HTTP/1.1"], 405),
            ]
            for (start, replacements, status) in cases {
                let connection = try await server.connect()
                await connection.send(head(page, start, replacements))
                if replacements.contains(where: { $0.hasPrefix("Transfer") }) { await connection.send("0\r\n\r\n") }
                #expect(try await connection.answer().status == status, "\(start): \(replacements)")
            }
            #expect(try await server.join(page).hasEnded == false)
        }
    }

    @Test("Only the spelling that pages use is upgraded, also in absolute form")
    func spellings() async throws {
        try await ServerFixture.run { server in
            let page = try await server.load()
            for target in Spellings.others(of: "/vsm/socket") + Spellings.foreign(to: "/vsm/socket") {
                let connection = try await server.connect()
                await connection.send(head(page, "GET", ["GET \(target) HTTP/1.1"]))
                let status = try await connection.answer().status
                #expect(status == 404 || status == 400 || status == 200, "\(target)")
            }
            let connection = try await server.connect()
            await connection.send(head(page, "GET", ["GET http://\(ServerFixture.name)/vsm/socket HTTP/1.1"]))
            #expect(try await connection.answer().status == 101)
            let other = try await server.connect()
            await other.send(head(page, "GET", ["GET http://other.test/vsm/socket HTTP/1.1"]))
            #expect(try await other.answer().status == 421)
        }
    }

    @Test("A page connects even if a neighbor has planted cookies before its own")
    func planted() async throws {
        try await ServerFixture.run { server in
            let (page, other) = (try await server.load(), try await server.load())
            let cookies = "vsm=garbage; vsm=\(Secret.random()).\(Secret.random()); \(other.cookie); \(page.cookie)"
            _ = try await server.join(.init(cookie: cookies, name: page.name, token: page.token))
        }
    }

    @Test("Frames follow an upgrade")
    func nextRequest() async throws {
        try await ServerFixture.run { server in
            let connection = try await server.connect()
            await connection.send(try await server.load().upgrade + ServerFixture.head())
            #expect(try await connection.answer().status == 101)
            #expect(try await connection.closeCode() == 1002)
        }
    }

    @Test("A connection ends with the code that the protocol requires, and nothing follows")
    func codes() async throws {
        try await ServerFixture.run { server in
            let page = try await server.load()
            for (frame, code) in [
                ([0x81, 1, 97], 1002), (SocketFixture.frame(0x82, [1]), 1003),
                (SocketFixture.frame(0x81, [0xff]), 1007),
                ([0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0], 1009), (SocketFixture.frame(0x88, [3, 0xe8, 98]), 1000),
                (SocketFixture.frame(0x88, [0x10, 0xe1]), 4321), (SocketFixture.frame(0x88, []), nil),
            ] as [([UInt8], UInt16?)] {
                let connection = try await server.upgrade(page)
                await connection.send(frame)
                #expect(try await connection.closeCode() == code)
            }
        }
    }

    @Test("Frames may arrive byte by byte")
    func slowly() async throws {
        try await ServerFixture.run { server in
            let connection = try await server.upgrade(try await server.load())
            for byte in SocketFixture.frame(0x81, Array(#"["ping"]"#.utf8)) { await connection.send([byte]) }
            #expect(try await connection.text() == "[]")
        }
    }

    @Test("A page that is joined again moves to the new connection, and the earlier one is told")
    func takeover() async throws {
        try await ServerFixture.run { server in
            let page = try await server.load()
            let first = try await server.join(page)
            let second = try await server.join(page)
            #expect(try await first.closeCode() == 4001)
            await second.click()
            #expect(try await second.text().contains("Number 1"))
        }
    }
}
