import Foundation
import ServiceLifecycle
import Testing

@testable import VSMWeb

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("A server among other services", .serialized, .timeLimit(.minutes(10)))
struct WebServerTests {
    /// The status of the server, or `nil` while it does not answer.
    private func health(_ port: Int) async -> Int? {
        guard let url = URL(string: "http://127.0.0.1:\(port)/vsm/health") else { return nil }
        let session = URLSession(configuration: .ephemeral)
        defer { session.finishTasksAndInvalidate() }
        let answer = try? await session.data(from: url)
        return (answer?.1 as? HTTPURLResponse)?.statusCode
    }

    /// Sends requests until the server has a status.
    private func wait(for status: Int?, _ port: Int) async throws {
        while await health(port) != status {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    @Test("It serves until its group stops, and first reports that it is about to stop")
    func drain() async throws {
        var configuration = WebServer.Configuration(port: 0)
        configuration.drainTime = .seconds(10)
        let server = WebServer(Site(title: "Test") { _ in EmptyHTML() }, configuration: configuration)
        var used: Int?
        try await server.runInGroup { group, port in
            used = port
            #expect(await health(port) == 200)
            await group.triggerGracefulShutdown()
            // It still answers, so that a load balancer sees it leave.
            try await wait(for: 503, port)
        }
        let afterwards = await health(try #require(used))
        #expect(afterwards == nil)
    }

    @Test("A port in use is reported")
    func taken() async throws {
        let site = Site(title: "Test") { _ in EmptyHTML() }
        try await WebServer(site, configuration: .init(port: 0)).runInGroup { group, port in
            let second = WebServer(site, configuration: .init(port: port))
            await #expect(throws: WebServerError.self) { try await second.run() }
            await group.triggerGracefulShutdown()
        }
    }
}
