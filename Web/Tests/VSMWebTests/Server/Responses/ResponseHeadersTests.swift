import HTTPTypes
import HummingbirdCore
import Testing

@testable import VSMWeb

@Suite("Headers of responses", .timeLimit(.minutes(10)))
struct ResponseHeadersTests {
    private let fixture = HostFixture(
        site: Site(title: "Test", assets: [Asset("/style.css", .css, content: Array("p {}".utf8))]) { request in
            if !request.path.isEmpty { pageStatus(.notFound) }
            p { "Text" }
        }
    )

    /// A request for each kind of response.
    private static let requests: [(method: HTTPRequest.Method, path: String, status: Int)] = [
        (.get, "/", 200), (.head, "/", 200), (.get, "/nothing", 404), (.get, "/%zz", 400), (.get, "/vsm/socket", 403),
        (.post, "/", 403), (.put, "/", 405), (.get, "/vsm/health", 200), (.get, "/favicon.ico", 204),
        (.get, "/style.css", 200), (.get, "/vsm/client.js", 200), (.get, "/vsm/client-optional.js", 200),
    ]

    private func field(_ name: String, _ response: Response) throws -> String? {
        response.headers[try #require(HTTPField.Name(name))]
    }

    @Test("Every response isolates the page", arguments: requests)
    func isolation(request: (method: HTTPRequest.Method, path: String, status: Int)) async throws {
        let response = try await fixture.get(request.path, method: request.method).response
        #expect(response.status.code == request.status)
        let policy = try #require(try field("Content-Security-Policy", response))
        let rules: Set = [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "base-uri 'none'", "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
        ]
        #expect(rules.isSubset(of: policy.split(separator: "; ").map(String.init)))
        #expect(!policy.contains("unsafe"))
        #expect(try field("X-Content-Type-Options", response) == "nosniff")
        #expect(try field("Referrer-Policy", response) == "same-origin")
        #expect(try field("Cross-Origin-Opener-Policy", response) == "same-origin")
        #expect(try field("Cross-Origin-Resource-Policy", response) == "same-origin")
    }

    @Test("Only pages set cookies, including the page for a missing address", arguments: requests)
    func cookies(request: (method: HTTPRequest.Method, path: String, status: Int)) async throws {
        let response = try await fixture.get(request.path, method: request.method).response
        let cookie = response.headers[.setCookie]
        guard request.path == "/" && request.status == 200 || request.status == 404 else {
            return #expect(cookie == nil)
        }
        #expect(
            try #require(cookie).wholeMatch(
                of: /vsm-8080=[0-9a-f]{32}\.[0-9a-f]{64}; Path=\/; .*HttpOnly; SameSite=Lax/
            ) != nil
        )
    }

    @Test("Browsers get different cookies, and keep them")
    func sameCookie() async throws {
        let first = try #require(try await fixture.get("/").response.headers[.setCookie])
        let second = try await fixture.get("/").response.headers[.setCookie]
        #expect(first != second)
        let again = try await fixture.get("/", [.cookie: String(first.prefix { $0 != ";" })])
        #expect(again.response.headers[.setCookie] == first)
    }

    @Test("A page is never cached, and a cached file is always validated")
    func caching() async throws {
        #expect(try await fixture.get("/").response.headers[.cacheControl] == "no-store")
        let file = try await fixture.get("/style.css").response
        #expect(file.headers[.cacheControl] == "no-cache")
        let tag = try #require(file.headers[.eTag])
        #expect(try await fixture.get("/style.css", [.ifNoneMatch: tag]).response.status == .notModified)
    }

    @Test("A page contains its secrets once, for its script, and never those of the cookie")
    func secrets() async throws {
        let page = try await fixture.get("/")
        let cookie = try #require(page.response.headers[.setCookie]).prefix { $0 != ";" }
        for secret in cookie.split(whereSeparator: { "=.".contains($0) }).dropFirst() {
            #expect(!page.body.contains(secret))
        }
        let match = try #require(page.body.firstMatch(of: /data-page="(\w+)" data-token="(\w+)"/))
        for secret in [match.1, match.2] { #expect(page.body.ranges(of: secret).count == 1) }
    }
}
