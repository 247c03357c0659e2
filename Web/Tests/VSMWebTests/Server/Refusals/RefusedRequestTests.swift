import HTTPTypes
import HummingbirdCore
import Testing

@testable import VSMWeb

@Suite("Requests that are not served", .timeLimit(.minutes(10)))
struct RefusedRequestTests {
    @Test(
        "The answer to another method names the supported methods",
        arguments: [.put, .delete, .patch, .options] as [HTTPRequest.Method]
    )
    func methods(method: HTTPRequest.Method) async throws {
        let response = try await HostFixture().get("/", method: method, body: "a=b").response
        #expect(response.status == .methodNotAllowed)
        #expect(response.headers[.allow] == "GET, HEAD, POST")
    }

    @Test(
        "A request for another name is refused before anything else, and gets no cookie",
        arguments: ["shop.example", "localhost", "localhost:1", "127.0.0.1.example:8080", ""]
    )
    func names(name: String) async throws {
        let fixture = HostFixture()
        for path in ["/", "/vsm/client.js", "/vsm/socket", "/%zz"] {
            let response = try await fixture.get(path, host: name).response
            #expect(response.status == .misdirectedRequest)
            #expect(response.headers[.setCookie] == nil)
        }
        #expect(try fixture.count(.host) == 4)
    }

    @Test("Operators learn which limit of sessions is reached")
    func quotas() async throws {
        let limits: [(RefusalReason, (inout SessionLimits) -> Void)] = [
            (.sessionsOfAddress, { $0.sessionsPerAddress = 0 }), (.sessionsOfVisitor, { $0.sessionsPerVisitor = 0 }),
            (.sessions, { $0.sessions = 0 }),
        ]
        for (reason, set) in limits {
            var limits = SessionLimits()
            set(&limits)
            let fixture = HostFixture(limits: limits)
            #expect(try await fixture.get("/").response.status == .serviceUnavailable)
            #expect(try fixture.count(reason) == 1)
        }
    }

    @Test("A body may be as long as its limit, with every method, with or without an announced length")
    func bodies() async throws {
        var limits = SessionLimits()
        limits.fieldSize = 1
        let fixture = HostFixture(limits: limits)
        let longest = String(repeating: "x", count: limits.bodySize)
        for method in [.get, .post] as [HTTPRequest.Method] {
            let short = try await fixture.get("/", method: method, body: longest).response
            #expect(short.status == (method == .get ? .ok : .forbidden))
            let long = try await fixture.get("/", method: method, body: longest + "x").response
            #expect(long.status == .contentTooLarge)
            let announced = try await fixture.get("/", [.contentLength: "\(longest.count + 1)"], method: method)
                .response
            #expect(announced.status == .contentTooLarge)
        }
        #expect(try fixture.count(.bodySize) == 4)
        // The script of the page says at a field what the server would refuse.
        #expect(try await fixture.get("/").body.contains("data-limit=\"1\""))
    }
}
