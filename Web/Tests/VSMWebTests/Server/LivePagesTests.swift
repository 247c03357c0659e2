import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import VSMWeb

@Suite("Pages in an application with routes", .timeLimit(.minutes(10)))
struct LivePagesTests {
    private func status(_ method: HTTPRequest.Method, _ path: String) async throws -> (Int, String) {
        let site = Site(title: "Test") { request in h1 { "page \(request.target)" } }
        let router = Router()
        router.get("api/items") { _, _ in "items" }
        router.get("api/missing") { _, _ -> String in throw HTTPError(.notFound, message: "no item") }
        router.addLivePages(LivePages(site))
        let head = HTTPRequest(method: method, scheme: "http", authority: "localhost:8080", path: path)
        let source = ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: Logger(label: "test"))
        let response = try await router.buildResponder().respond(
            to: Request(head: head, body: RequestBody(buffer: ByteBuffer())),
            context: BasicRequestContext(source: source)
        )
        return (response.status.code, try await response.text)
    }

    @Test("Routes give their own answers, even with 404")
    func routes() async throws {
        #expect(try await status(.get, "/api/items") == (200, "items"))
        let missing = try await status(.get, "/api/missing")
        #expect(missing.0 == 404)
        #expect(missing.1.contains("no item"))
    }

    @Test("Everything else is a page or a file of the site")
    func pages() async throws {
        let page = try await status(.get, "/a?b")
        #expect(page.0 == 200)
        #expect(page.1.contains("<h1>page /a?b</h1>"))
        #expect(try await status(.get, "/").0 == 200)
        #expect(try await status(.get, "/vsm/client.js").0 == 200)
        #expect(try await status(.get, "/vsm/health").0 == 200)
        #expect(try await status(.post, "/a").0 == 403)
    }
}
