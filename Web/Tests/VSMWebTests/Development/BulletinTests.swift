import HTTPTypes
import HummingbirdCore
import NIOCore
import Testing

@testable import VSMWeb

@Suite("What open pages of a developed site are told")
struct BulletinTests {
    private static let path = "/vsm/development/bulletin"

    @Test("A page that knows nothing is answered at once")
    func first() async throws {
        let fixture = try DevelopmentFixture()
        try fixture.write("news", to: "bulletin.json")
        #expect(try await fixture.get(Self.path).body == "news")
    }

    @Test("A page that knows the news waits for others")
    func waiting() async throws {
        let fixture = try DevelopmentFixture()
        try fixture.write("old", to: "bulletin.json")
        let tag = try await fixture.get(Self.path).response.headers[.eTag]
        async let answer = fixture.get(Self.path, [.ifNoneMatch: tag ?? ""])
        try fixture.write("new", to: "bulletin.json")
        #expect(try await answer.body == "new")
    }

    @Test("A server that stops lets no page wait", .timeLimit(.minutes(10)))
    func stopping() async throws {
        let answer = try await answerWithoutNews(patience: .seconds(3600)) { $0.host.phase.beginDraining() }
        #expect(answer?.status == .notModified)
    }

    @Test("A page that waited long enough is told that there is no news", .timeLimit(.minutes(10)))
    func patience() async throws {
        let answer = try await answerWithoutNews(patience: .zero) { _ in }
        #expect(answer?.status == .notModified)
    }

    /// Returns the answer to a page that knows the news, and meanwhile does something.
    private func answerWithoutNews(
        patience: Duration,
        meanwhile: (DevelopmentFixture) -> Void
    ) async throws -> Response? {
        let fixture = try DevelopmentFixture()
        try fixture.write("old", to: "bulletin.json")
        let tag = try await fixture.get(Self.path).response.headers[.eTag]
        let head = HTTPRequest(
            method: .get,
            scheme: "http",
            authority: fixture.host.name,
            path: Self.path,
            headerFields: [.ifNoneMatch: tag ?? ""]
        )
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        async let answer = fixture.host.host.developmentResponse(
            to: request,
            at: .developmentBulletin,
            from: "127.0.0.1",
            patience: patience
        )
        meanwhile(fixture)
        return await answer
    }

    @Test("Without a folder, there is nothing to tell")
    func nothing() async throws {
        let answer = try await HostFixture().get(Self.path)
        #expect(answer.response.headers[.eTag] == nil)
    }
}
