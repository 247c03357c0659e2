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
        // Nothing tells others that there is something.
        let (sent, _) = try await fixture.get(path, cookie, method: .post, address: "192.168.1.7")
        #expect(sent.status == .notFound)
    }

    @Test(
        "No spelling of its address leads past the guard",
        arguments: ["/vsm/inspector", "/vsm/inspector/journal", "/vsm/inspector/drawer.js"]
    )
    func spellings(path: String) async throws {
        let cookie = try await cookie
        var proxied = cookie
        proxied[try #require(HTTPField.Name("X-Forwarded-For"))] = "192.168.1.7"
        for spelling in Spellings.others(of: path) + Spellings.foreign(to: path) + ["\(path)#x", "\(path)?token=0"] {
            for method in [HTTPRequest.Method.get, .head, .post] {
                for (fields, address) in [
                    ([:], "127.0.0.1"), (proxied, "127.0.0.1"), (cookie, "192.168.1.7"),
                ] as [(HTTPFields, String)] {
                    let (response, body) = try await fixture.get(spelling, fields, method: method, address: address)
                    #expect(!body.contains("The inspector") && !body.contains("one line"), "\(method) \(spelling)")
                    #expect(body != "drawer")
                    let policy = try #require(HTTPField.Name("Content-Security-Policy"))
                    if Spellings.others(of: path).contains(spelling) {
                        #expect(response.status == .notFound, "\(method) \(spelling)")
                        #expect(response.headers[policy]?.contains("frame-ancestors 'none'") == true)
                    }
                }
            }
        }
    }

    @Test("A visitor in whose name a page of it was opened gets no other way into the page")
    func forms() async throws {
        let (visitor, registry) = (Secret.random(), fixture.host.registry)
        let document = try await get("/vsm/inspector", cookie).body
        #expect(document.contains("Use") && !document.contains("vsm-form") && !document.contains("vsm-click"))

        let request = try #require(PageRequest(target: "/vsm/inspector", visitor: visitor))
        let opened = try await registry.open(request, from: "", guarded: true) { _ in "token" }
        let html = String(decoding: opened.bytes, as: UTF8.self)
        let ticket = try #require(html.firstMatch(of: /value="(token\.[^"]+)"/)).1
        let button = try #require(html.firstMatch(of: /name="vsm-click" value="([^"]+)"/)).1
        let form = try SubmittedForm(Array("vsm-form=\(ticket)&vsm-click=\(button)".utf8))
        let start = try #require(PageRequest(target: "/", visitor: visitor))
        let answer = try await registry.submit(form, named: "form", start, from: "") { _ in "token" }
        let page = String(decoding: answer.page.bytes, as: UTF8.self)
        #expect(page.contains("The site") && !page.contains("The inspector"))
        #expect(!answer.hasRun)
    }

    @Test("A request that is not for a page of the inspector never gets one")
    func environment() async throws {
        let request = try #require(PageRequest(target: "/vsm/inspector", visitor: "visitor"))
        let opened = try await fixture.host.registry.open(request, from: "")
        #expect(String(decoding: opened.bytes, as: UTF8.self).contains("The site"))
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

    @Test(
        "The printed address has a name of the server",
        arguments: ["127.0.0.1:9000", "[::1]:9000", "localhost:9000"]
    )
    func url(name: String) throws {
        var site = Site(title: "Site") { _ in h1 { "The site" } }
        site.inspection = RecordedInspection()
        let url = try #require(LivePages(site, configuration: .init(hosts: [name])).inspectorURL)
        #expect(url.hasPrefix("http://\(name)/vsm/inspector?token="))
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
        #expect(!has { $0.hosts = [] })
        #expect(!has { $0.hosts.insert("shop.example") })
        #expect(!has { $0.address = "127.example.com" })
        #expect(!has { $0.hosts.insert("192.168.1.7:8080") })
        #expect(!has { $0.isSecure = true })
    }
}
