import HTTPTypes
import HummingbirdCore
import MetricsTestKit
import Testing

@testable import VSMWeb

@Suite("Answers to requests", .timeLimit(.minutes(10)))
struct SiteHostTests {
    /// The cookie of a response, as a browser sends it back.
    private func cookie(_ response: Response) throws -> String {
        let header = try #require(response.headers[values: .setCookie].last)
        return String(header.prefix { $0 != ";" })
    }

    /// The visitor that a page was given.
    private func visitor(_ body: String) throws -> String {
        let after = try #require(body.split(separator: "<p class=\"visitor\">").last)
        return String(after.prefix { $0 != "<" })
    }

    @Test("A browser keeps its visitor, and the name of another visitor is not enough to become it")
    func visitors() async throws {
        let fixture = HostFixture()
        let first = try await fixture.get("/")
        let cookie = try cookie(first.response)
        let again = try await fixture.get("/", [.cookie: cookie])
        #expect(try visitor(again.body) == visitor(first.body))
        let forged = try await fixture.get("/", [.cookie: "vsm-8080=\(visitor(first.body))"])
        #expect(try visitor(forged.body) != visitor(first.body))
        #expect(!cookie.hasSuffix(try visitor(first.body)))
    }

    @Test("After a restart with the same secret, a visitor is the same; with another, a new one")
    func restart() async throws {
        let secret = ServerSecret.random()
        let before = try await HostFixture(secret: secret).get("/")
        let cookie = try cookie(before.response)
        let same = try await HostFixture(secret: secret).get("/", [.cookie: cookie])
        #expect(try visitor(same.body) == visitor(before.body))
        let other = try await HostFixture().get("/", [.cookie: cookie])
        #expect(try visitor(other.body) != visitor(before.body))
    }

    @Test("A browser with two signed cookies becomes a new visitor, and loses both")
    func planted() async throws {
        let fixture = HostFixture()
        let pages = [try await fixture.get("/"), try await fixture.get("/")]
        let both = try pages.map { try cookie($0.response) }.joined(separator: "; ")
        let page = try await fixture.get("/a", [.cookie: both])
        #expect(try !pages.map { try visitor($0.body) }.contains(visitor(page.body)))
        let deletions = page.response.headers[values: .setCookie].filter { $0.contains("Max-Age=0") }
        #expect(deletions.contains { $0.contains("Path=/a;") })
        let next = try await fixture.get("/", [.cookie: cookie(page.response)])
        #expect(try visitor(next.body) == visitor(page.body))
    }

    @Test("A page joins with any of the browser's signed cookies, but not with only that of another visitor")
    func join() async throws {
        let fixture = HostFixture()
        let visitors = [Secret.random(), Secret.random()]
        let request = try #require(PageRequest(target: "/", visitor: visitors[1]))
        let opened = try await fixture.host.registry.open(request, from: "")
        let html = String(decoding: opened.bytes, as: UTF8.self)
        func attribute(_ name: String) throws -> String {
            String(try #require(html.split(separator: "data-\(name)=\"").last).prefix { $0 != "\"" })
        }
        let (page, token) = (try attribute("page"), try attribute("token"))
        let join = ClientMessage.Join(page: page, token: token, nodes: 1, version: nil)
        let connection = RecordingConnection()
        let refused = await fixture.host.registry.join(join, visitors: [visitors[0]], over: connection)
        #expect(refused == nil)
        let joined = await fixture.host.registry.join(join, visitors: visitors, over: connection)
        #expect(joined != nil)
    }

    @Test("A browser that finds no room gets a page that retries automatically; others get a sentence")
    func busy() async throws {
        var limits = SessionLimits()
        limits.sessions = 0
        let fixture = HostFixture(limits: limits)
        let page = try await fixture.get("/", [.accept: "text/html,*/*"])
        #expect(page.response.status == .serviceUnavailable)
        #expect(page.response.headers[.contentType] == "text/html; charset=utf-8")
        let seconds = try #require(page.response.headers[.retryAfter].flatMap { Int($0) })
        #expect(RefusalPages.pauses.contains(seconds))
        #expect(page.body.contains("<meta http-equiv=\"refresh\" content=\"\(seconds)\">"))
        #expect(page.body.contains("<title>Too many visitors at the moment</title>"))
        #expect(page.body.contains("<link rel=\"stylesheet\" href=\"/style.css\">"))
        #expect(page.response.headers[.cacheControl] == "no-store")
        let policy = try #require(HTTPField.Name("Content-Security-Policy"))
        #expect(page.response.headers[policy] == SecurityHeaders.contentSecurityPolicy)
        #expect(page.response.headers[.setCookie] == nil)

        let plain = try await fixture.get("/")
        #expect(plain.response.status == .serviceUnavailable)
        #expect(plain.response.headers[.contentType] == "text/plain; charset=utf-8")
        #expect(try fixture.count(.sessions) == 2)
    }

    @Test("The server reports that it serves under any name, until it is asked to stop")
    func health() async throws {
        let fixture = HostFixture()
        let serving = try await fixture.get("/vsm/health", host: "10.0.0.1")
        #expect(serving.response.status == .ok)
        #expect(serving.response.headers[.setCookie] == nil)
        fixture.phase.beginDraining()
        let draining = try await fixture.get("/vsm/health", host: "10.0.0.1")
        #expect(draining.response.status == .serviceUnavailable)
    }

    @Test("Only the spelling of the health address is answered under any name")
    func spellingsOfHealth() async throws {
        let fixture = HostFixture()
        for path in ["/vsm/health", "/vsm/health/live"] {
            for spelling in Spellings.others(of: path) + Spellings.foreign(to: path) {
                let stranger = try await fixture.get(spelling, host: "10.0.0.1")
                #expect(stranger.response.status == .misdirectedRequest, "\(spelling)")
                #expect(try await !fixture.get(spelling).body.contains("This server"), "\(spelling)")
            }
        }
    }

    @Test("A file is found only under the spelling of its path")
    func spellingsOfFiles() async throws {
        let fixture = HostFixture()
        let file = try await fixture.get("/vsm/client.js").body
        for spelling in Spellings.others(of: "/vsm/client.js") + Spellings.foreign(to: "/vsm/client.js") {
            #expect(try await fixture.get(spelling).body != file, "\(spelling)")
        }
    }

    @Test("Pages and files are compressed for browsers that accept it, and files have a tag for each form")
    func compression() async throws {
        let fixture = HostFixture()
        for path in ["/", "/vsm/client.js", "/vsm/client-optional.js"] {
            let plain = try await fixture.get(path)
            let compressed = try await fixture.get(path, [.acceptEncoding: "gzip, br"])
            #expect(plain.response.headers[.contentEncoding] == nil)
            #expect(compressed.response.headers[.contentEncoding] == "gzip")
            #expect(compressed.response.headers[.vary] == "Accept-Encoding")
            #expect(plain.response.headers[.vary] == "Accept-Encoding")
            #expect(try #require(compressed.response.body.contentLength) < #require(plain.response.body.contentLength))
        }
        let tag = try #require(try await fixture.get("/vsm/client.js").response.headers[.eTag])
        let known = try await fixture.get("/vsm/client.js", [.ifNoneMatch: "\"other\", \(tag)"])
        #expect(known.response.status == .notModified)
        let otherForm = try await fixture.get("/vsm/client.js", [.ifNoneMatch: tag, .acceptEncoding: "gzip"])
        #expect(otherForm.response.status == .ok)
    }

    @Test("Sessions and refusals are counted")
    func metrics() async throws {
        let fixture = HostFixture()
        _ = try await fixture.get("/")
        _ = try await fixture.get("/")
        #expect(try fixture.metrics.expectGauge("vsm_sessions").lastValue == 2)
        _ = try await fixture.get("/", host: "evil.example")
        _ = try await fixture.get("/", method: .put)
        _ = try await fixture.get("/vsm/socket")
        #expect(try fixture.count(.host) == 1)
        #expect(try fixture.count(.method) == 1)
        #expect(try fixture.count(.origin) == 1)
    }

    @Test("A page that redirects is answered with a redirection, and leaves no session behind")
    func redirection() async throws {
        let site = Site(title: "Test") { request in
            switch request.path {
            case ["old"]: redirect(to: "/new/ü", permanently: true)
            case ["chain"]: redirect(to: "/old")
            case ["out"]: redirect(to: "https://example.com/")
            case ["itself"]: redirect(to: "/itself")
            default: p { "here" }
            }
        }
        let fixture = HostFixture(site: site)
        let old = try await fixture.get("/old").response
        #expect(old.status == .permanentRedirect)
        #expect(old.headers[.location] == "/new/%C3%BC")
        let chain = try await fixture.get("/chain").response
        #expect(chain.status == .seeOther)
        #expect(chain.headers[.location] == "/new/%C3%BC")
        #expect(try await fixture.get("/out").response.headers[.location] == "https://example.com/")
        let itself = try await fixture.get("/itself")
        #expect(itself.response.status == .internalServerError)
        #expect(itself.body == "This page cannot be shown. The mistake is not yours.\n")
        #expect(try fixture.metrics.expectGauge("vsm_sessions").lastValue == 0)
    }
}
