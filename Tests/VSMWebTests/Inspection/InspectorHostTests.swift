#if Web && (DEBUG || Inspector)
import HTTPTypes
import HummingbirdCore
import Testing

@testable import VSMWeb

@Suite("Inspection: the server")
struct InspectorHostTests {
    private let fixture: HostFixture

    init() {
        var site = Site(title: "Site") { _ in h1 { "The site" } }
        site.inspection = RecordedInspection()
        fixture = HostFixture(site: site)
    }

    private func get(
        _ path: String,
        _ fields: HTTPFields = [:],
        address: String = "127.0.0.1"
    ) async throws
        -> (status: Int, body: String, headers: HTTPFields)
    {
        let (response, body) = try await fixture.get(path, fields, address: address)
        return (response.status.code, body, response.headers)
    }

    /// The cookie of a browser that has opened the address with the token.
    private var cookie: HTTPFields {
        get async throws {
            let token = try #require(fixture.host.inspector?.access.token)
            let (status, _, headers) = try await get("/vsm/inspector?token=\(token)")
            #expect(status == 303)
            #expect(headers[.location] == "/vsm/inspector")
            let cookie = try #require(headers[.setCookie])
            #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
            return [.cookie: String(cookie.prefix { $0 != ";" })]
        }
    }

    @Test("The browser that has opened the address with the token gets the pages, the files and the journal")
    func admitted() async throws {
        let cookie = try await cookie
        #expect(try await get("/vsm/inspector", cookie).body.contains("The inspector"))
        #expect(try await get("/vsm/inspector/drawer.js", cookie).body == "drawer")
        #expect(try await get("/vsm/inspector/journal", cookie).body == "one line\n")
    }

    @Test("Others do not", arguments: ["/vsm/inspector", "/vsm/inspector?page=1", "/vsm/inspector/journal"])
    func refused(path: String) async throws {
        let cookie = try await cookie
        #expect(try await get(path).status == 403)
        #expect(try await get(path, [.cookie: "vsm-inspector-8080=0"]).status == 403)
        let address = try await get(path, cookie, address: "192.168.1.7")
        #expect(address.status == 404)
        var proxied = cookie
        proxied[try #require(HTTPField.Name("X-Forwarded-For"))] = "192.168.1.7"
        #expect(try await get(path, proxied).status == 404)
        #expect(!address.body.contains("inspector"))
    }

    @Test("Pages of the site load a script that is empty for others")
    func script() async throws {
        let page = try await get("/")
        #expect(page.body.contains("<script src=\"/vsm/inspector/drawer.js\" data-page=\""))
        let policy = try #require(HTTPField.Name("Content-Security-Policy"))
        #expect(page.headers[policy]?.contains("frame-src 'self'") == true)
        #expect(try await get("/vsm/inspector/drawer.js").body == "")
        let stranger = try await get("/vsm/inspector/drawer.js", cookie, address: "192.168.1.7")
        #expect(stranger.body == "")
    }

    @Test("No page of another site can show it in a frame")
    func frame() async throws {
        let policy = try #require(HTTPField.Name("Content-Security-Policy"))
        #expect(try await get("/vsm/inspector", cookie).headers[policy]?.contains("frame-ancestors 'self'") == true)
        #expect(try await get("/").headers[policy]?.contains("frame-ancestors 'none'") == true)
    }

    @Test("Nothing is sent to it")
    func methods() async throws {
        let (response, _) = try await fixture.get(
            "/vsm/inspector",
            try await cookie,
            method: .post,
            address: "127.0.0.1"
        )
        #expect(response.status == .methodNotAllowed)
    }

    @Test("The token is the same after a restart with the same secret, and another one with another")
    func token() {
        var configuration = WebServer.Configuration()
        func token() -> String { InspectorHost(RecordedInspection(), cookies: configuration.cookies).access.token }
        let first = token()
        #expect(token() == first)
        #expect(first.utf8.count == 64)
        configuration.secret = .random()
        #expect(token() != first)
    }

    @Test("A server that others can reach has none")
    func configuration() {
        var site = Site(title: "Site") { _ in h1 { "The site" } }
        site.inspection = RecordedInspection()
        func has(_ change: (inout WebServer.Configuration) -> Void) -> Bool {
            var configuration = WebServer.Configuration()
            change(&configuration)
            let pages = LivePages(site, configuration: configuration)
            #expect((pages.inspectorURL != nil) == (pages.host.inspector != nil))
            return pages.host.inspector != nil
        }
        #expect(has { _ in })
        #expect(!has { $0.address = "0.0.0.0" })
        #expect(!has { $0.hosts = ["example.com"] })
        #expect(!has { $0.hosts.insert("192.168.1.7:8080") })
        #expect(!has { $0.isSecure = true })
    }
}
#endif
