import ServiceLifecycle
import Testing

@testable import VSMWeb

@Suite("Inspection: the live connection", .timeLimit(.minutes(10)))
struct InspectedConnectionTests {
    private static let name = "localhost"

    /// A server with an inspector, and what a browser that may use it has.
    private struct Inspected {
        let port: Int
        let token: String

        func get(_ target: String, _ fields: [String] = []) async throws -> RawConnection.Answer {
            let connection = try await RawConnection(port)
            let fields = fields + ["Connection: close"]
            await connection.send(ServerFixture.head("GET \(target)", host: InspectedConnectionTests.name, fields))
            return try await connection.answer()
        }

        /// The cookie that stands for the token.
        var pass: String { "vsm-inspector=\(token)" }

        /// Loads a page.
        func load(_ target: String) async throws -> ServerFixture.Page {
            let answer = try await get(target, ["Cookie: \(pass)"])
            #expect(answer.status == 200)
            let cookie = try #require(answer.field("set-cookie")?.split(separator: ";").first)
            let name = try #require(answer.body.firstMatch(of: /id="vsm-page" data-page="(\w+)"/)).1
            let token = try #require(answer.body.firstMatch(of: /data-token="(\w+)"/)).1
            return ServerFixture.Page(cookie: String(cookie), name: String(name), token: String(token))
        }

        /// Returns what the server says to a browser that wants to join a page.
        func join(
            _ page: ServerFixture.Page,
            cookie: String,
            _ fields: [String] = [],
            target: String = "/vsm/socket"
        ) async throws -> String {
            let connection = try await RawConnection(port)
            let wish = [
                "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Origin: http://\(InspectedConnectionTests.name)",
                "Cookie: \(cookie)",
            ]
            let head = ServerFixture.head("GET \(target)", host: InspectedConnectionTests.name, wish + fields)
            await connection.send(head)
            let status = try await connection.answer().status
            guard status == 101 else { return "\(status)" }
            await connection.send(page.join)
            return try await connection.text()
        }
    }

    private func withInspector(_ test: (Inspected) async throws -> Void) async throws {
        var site = Site(title: "Site") { _ in h1 { "The site" } }
        site.inspection = RecordedInspection()
        let configuration = WebServer.Configuration(port: 0, hosts: [Self.name], limits: .neverSlow)
        let token = InspectorHost(RecordedInspection(), cookies: configuration.cookies).access.token
        try await WebServer(site, configuration: configuration).runInGroup { group, port in
            try await test(Inspected(port: port, token: token))
            await group.triggerGracefulShutdown()
        }
    }

    @Test("The browser that may use the inspector joins its pages")
    func admitted() async throws {
        try await withInspector { server in
            let page = try await server.load("/vsm/inspector")
            #expect(try await server.join(page, cookie: "\(page.cookie); \(server.pass)").contains("The inspector"))
        }
    }

    @Test("A browser that has only the page and its visitor is told to load the page again, as if there were no page")
    func withoutPass() async throws {
        try await withInspector { server in
            let page = try await server.load("/vsm/inspector")
            #expect(try await server.join(page, cookie: page.cookie).contains(#""reload":true"#))
            #expect(try await server.join(page, cookie: "\(page.cookie); vsm-inspector=0").contains(#""reload":true"#))
            // Its own page is none of the inspector, and joins.
            let own = try await server.load("/")
            #expect(try await !server.join(own, cookie: own.cookie).contains("reload"))
        }
    }

    @Test(
        "A proxy is refused, as it is for the page",
        arguments: ["X-Forwarded-For", "Via", "CF-Connecting-IP", "True-Client-IP", "X-Amzn-Trace-Id"]
    )
    func proxies(field: String) async throws {
        try await withInspector { server in
            let page = try await server.load("/vsm/inspector")
            let cookie = "\(page.cookie); \(server.pass)"
            #expect(try await server.join(page, cookie: cookie, ["\(field): 1.2.3.4"]).contains(#""reload":true"#))
            #expect(try await server.get("/vsm/inspector", ["Cookie: \(cookie)", "\(field): 1.2.3.4"]).status == 404)
            let own = try await server.load("/")
            #expect(try await !server.join(own, cookie: own.cookie, ["\(field): 1.2.3.4"]).contains("reload"))
        }
    }
}
