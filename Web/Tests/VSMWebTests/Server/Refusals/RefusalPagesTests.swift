import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import Synchronization
import Testing

@testable import VSMWeb

@Suite("Refusals in the look of the site", .timeLimit(.minutes(10)))
struct RefusalPagesTests {
    private final class Renderings: Sendable {
        let count = Mutex(0)
    }

    private static let page: HTTPFields = [.accept: "text/html,*/*;q=0.8"]

    private func makeSite(_ renderings: Renderings = Renderings()) -> Site {
        Site(title: "Läden", language: "de", stylesheets: ["/style.css"]) { _ in p { "page" } }
            .refusalPage { refusal in
                let _ = renderings.count.withLock { $0 += 1 }
                header { "Our shop" }
                main {
                    h1 { "Fehler \(refusal.status)" }
                    p { refusal.sentence }
                }
            }
    }

    /// Requests for each status that a request alone can cause.
    private static let requests: [(method: HTTPRequest.Method, path: String, fields: HTTPFields, status: Int)] = [
        (.get, "//elsewhere", [:], 400),
        (.get, "/%ff", [:], 400),
        (.post, "/", [:], 403),
        (.put, "/", [:], 405),
        (.post, "/vsm/client.js", [:], 405),
        (.get, "/", [.contentLength: "99999999"], 413),
    ]

    @Test("Each refusal has the page of the site for a browser, and a sentence for others", arguments: requests)
    func look(
        request: (method: HTTPRequest.Method, path: String, fields: HTTPFields, status: Int)
    ) async throws {
        let fixture = HostFixture(site: makeSite())
        var fields = request.fields
        fields[.accept] = Self.page[.accept]
        let page = try await fixture.get(request.path, fields, method: request.method)
        #expect(page.response.status.code == request.status)
        #expect(page.response.headers[.contentType] == "text/html; charset=utf-8")
        #expect(page.response.headers[.setCookie] == nil)
        #expect(page.response.headers[.cacheControl] == "no-store")
        for part in [
            "<html lang=\"de\">", "<title>Läden</title>", "<link rel=\"stylesheet\" href=\"/style.css\">",
            "<header>Our shop</header>", "<h1>Fehler \(request.status)</h1>",
        ] {
            #expect(page.body.contains(part), "\(part)")
        }
        #expect(!page.body.contains("<script"))
        let plain = try await fixture.get(request.path, request.fields, method: request.method)
        #expect(plain.response.status.code == request.status)
        #expect(plain.response.headers[.contentType] == "text/plain; charset=utf-8")
        #expect(!plain.body.contains("<"))
        let head = try await fixture.get(request.path, fields, method: .head)
        #expect(head.body.isEmpty)
    }

    @Test("Pages are rendered when the server is created, and never for a request")
    func bounded() async throws {
        let renderings = Renderings()
        var limits = SessionLimits()
        limits.sessions = 0
        let fixture = HostFixture(limits: limits, site: makeSite(renderings))
        let count = renderings.count.withLock(\.self)
        #expect(count == HTTPRefusal.Kind.people.count)
        for _ in 0..<20 {
            _ = try await fixture.get("//elsewhere", Self.page)
            _ = try await fixture.get("/", Self.page)
        }
        #expect(renderings.count.withLock(\.self) == count)
    }

    @Test("A page that cannot be shown does not reveal the cause, which is in the log")
    func cause() async throws {
        let site = Site(title: "Test") { request in redirect(to: "/secret-path") }
        let log = RecordedLog()
        let fixture = HostFixture(site: site)
        let head = HTTPRequest(
            method: .get,
            scheme: "http",
            authority: fixture.name,
            path: "/secret-path",
            headerFields: Self.page
        )
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        let response = await fixture.host.respond(to: request, from: "address", logger: log.logger)
        #expect(response.status == .internalServerError)
        let body = try await response.text
        #expect(!body.contains("secret-path"))
        #expect(body.contains("<h1>Something went wrong</h1>"))
        let message = try #require(log.all.first { $0.level == .error })
        #expect("\(message.metadata)".contains("/secret-path → /secret-path"))
    }

    @Test("A refusal that is only for programs is always a sentence", arguments: HTTPRefusal.Kind.allCases)
    func programs(kind: HTTPRefusal.Kind) {
        let limits = SessionLimits()
        let pages = RefusalPages(site: makeSite(), limits: limits)
        let plain = String(decoding: pages.answer(kind, isPage: false).body, as: UTF8.self)
        #expect(plain.count > 10 && plain.hasSuffix("\n"))
        let isForPeople = kind.refusal(limits, .english) != nil
        let page = String(decoding: pages.answer(kind, isPage: true).body, as: UTF8.self)
        #expect(page.contains("<html") == isForPeople)
    }

    @Test("A refused form does not reload automatically, because that would lose it")
    func form() {
        let pages = RefusalPages(site: Site(title: "Test") { _ in p { "" } }, limits: SessionLimits())
        let answer = pages.answer(.sessionsForForm, isPage: true)
        #expect(answer.status == 503 && answer.headers.contains { $0.name == "Retry-After" })
        #expect(!String(decoding: answer.body, as: UTF8.self).contains("http-equiv"))
    }

    @Test(
        "The page of sites without one of their own has a language, a title, a heading and a way on",
        arguments: HTTPRefusal.Kind.people,
        [("de", "de"), ("en-GB", "en"), ("fr", "en")]
    )
    func plain(kind: HTTPRefusal.Kind, languages: (ofSite: String, ofPage: String)) throws {
        let limits = SessionLimits()
        let site = Site(title: "Läden", language: languages.ofSite) { _ in p { "" } }
        let pages = RefusalPages(site: site, limits: limits)
        let refusal = try #require(kind.refusal(limits, languages.ofPage == "de" ? .german : .english))
        let page = String(decoding: pages.answer(kind, isPage: true).body, as: UTF8.self)
        #expect(page.contains("<html lang=\"\(languages.ofPage)\">"))
        #expect(page.contains("<title>\(refusal.heading)</title>"))
        #expect(page.contains("<main><h1>\(refusal.heading)</h1><p>\(refusal.sentence)</p>"))
        #expect(page.contains("role=\"status\"") == refusal.triesAgain)
        #expect(page.contains("<a href=\"/\">") != refusal.triesAgain)
        #expect(page.contains("http-equiv=\"refresh\"") == refusal.triesAgain)
    }
}

extension HTTPRefusal.Kind {
    /// The refusals with a page.
    fileprivate static let people = allCases.filter { $0.refusal(SessionLimits(), .english) != nil }
}
