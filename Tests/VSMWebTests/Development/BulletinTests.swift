#if DEBUG && Web
import HTTPTypes
import HummingbirdCore
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

    @Test("A server that stops lets no page wait")
    func stopping() async throws {
        let fixture = try DevelopmentFixture()
        try fixture.write("old", to: "bulletin.json")
        let tag = try await fixture.get(Self.path).response.headers[.eTag]
        async let answer = fixture.get(Self.path, [.ifNoneMatch: tag ?? ""])
        fixture.host.phase.beginDraining()
        #expect(try await answer.response.status == .notModified)
    }

    @Test("Without a folder, there is nothing to tell")
    func nothing() async throws {
        let answer = try await HostFixture().get(Self.path)
        #expect(answer.response.headers[.eTag] == nil)
    }
}
#endif
