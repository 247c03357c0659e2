import Logging
import ServiceLifecycle
import Testing

@testable import VSMWeb

/// A whole server on a port of this machine.
struct ServerFixture: Sendable {
    /// The name of the server.
    static let name = "site.test"

    let port: Int
    let log: RecordedLog

    /// Runs a test with a server.
    ///
    /// The test ends after the server has stopped.
    static func run(
        _ limits: SessionLimits = .neverSlow,
        _ test: (ServerFixture) async throws -> Void
    ) async throws {
        let site = Site(title: "Test", assets: [Asset("/style.css", .css, content: Array("p {}".utf8))]) { _ in
            CounterPage(numbers: AsyncStream { _ in })
        }
        let log = RecordedLog()
        let configuration = WebServer.Configuration(port: 0, hosts: [name], limits: limits)
        let server = WebServer(site, configuration: configuration, logger: log.logger)
        try await server.runInGroup { group, port in
            try await test(ServerFixture(port: port, log: log))
            await group.triggerGracefulShutdown()
        }
    }

    func connect(reads: Bool = true) async throws -> RawConnection {
        try await RawConnection(port, reads: reads)
    }

    /// Returns the head of a request.
    static func head(_ line: String = "GET /", host: String? = name, _ fields: String...) -> String {
        head(line, host: host, fields)
    }

    static func head(_ line: String = "GET /", host: String? = name, _ fields: [String]) -> String {
        let lines = ["\(line) HTTP/1.1"] + (host.map { ["Host: \($0)"] } ?? []) + fields
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    /// Sends a request over a new connection.
    func get(_ path: String = "/", _ fields: String...) async throws -> RawConnection.Answer {
        let connection = try await connect()
        await connection.send(Self.head("GET \(path)", fields + ["Connection: close"]))
        return try await connection.answer()
    }

    // MARK: Live connections

    /// A page that a browser has loaded.
    struct Page {
        let cookie: String
        let name: String
        let token: String

        /// The message that joins the page.
        var join: [UInt8] {
            SocketFixture.frame(0x81, Array(#"["join","\#(name)","\#(token)",\#(SessionFixture.nodeCount),null]"#.utf8))
        }

        /// The head of a request for the live connection of the page.
        var upgrade: String { ServerFixture.head("GET /vsm/socket", upgradeFields) }

        var upgradeFields: [String] {
            [
                "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Origin: http://\(ServerFixture.name)",
                "Cookie: \(cookie)",
            ]
        }
    }

    /// Loads the page as a new browser.
    func load() async throws -> Page {
        let answer = try await get()
        let cookie = try #require(answer.field("set-cookie")?.split(separator: ";").first)
        let name = try #require(answer.body.firstMatch(of: /data-page="(\w+)"/)).1
        let token = try #require(answer.body.firstMatch(of: /data-token="(\w+)"/)).1
        return Page(cookie: String(cookie), name: String(name), token: String(token))
    }

    /// Returns a live connection that has not joined a page.
    func upgrade(_ page: Page) async throws -> RawConnection {
        let connection = try await connect()
        await connection.send(page.upgrade)
        #expect(try await connection.answer().status == 101)
        return connection
    }

    /// Returns a live connection that has joined its page.
    func join(_ page: Page? = nil) async throws -> RawConnection {
        let page = if let page { page } else { try await load() }
        let connection = try await upgrade(page)
        await connection.send(page.join)
        let welcome = try await connection.text()
        #expect(welcome.contains("numbers") || welcome.contains("tree"))
        return connection
    }
}

extension RawConnection {
    /// Clicks the button of the page.
    func click(_ number: Int = 1) async {
        await send(SocketFixture.frame(0x81, Array(#"["click",\#(number),1,4]"#.utf8)))
    }

    /// Returns the text of the next frame.
    func text() async throws -> String {
        String(decoding: try await frame().payload, as: UTF8.self)
    }
}
