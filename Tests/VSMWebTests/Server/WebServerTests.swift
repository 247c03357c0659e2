#if Web
import Foundation
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@testable import VSMWeb

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

    /// A port on which no program listens.
    private func freePort() async throws -> Int {
        let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        let channel = try await bootstrap.bind(host: "127.0.0.1", port: 0).get()
        let port = channel.localAddress?.port
        try await channel.close()
        return try #require(port)
    }

    @Test("It serves until its group stops, and first reports that it is about to stop")
    func drain() async throws {
        let port = try await freePort()
        var configuration = WebServer.Configuration(port: port)
        configuration.drainTime = .seconds(10)
        let site = Site(title: "Test") { _ in EmptyHTML() }
        let logger = Logger(label: "test")
        let server = WebServer(site, configuration: configuration, logger: logger)
        let group = ServiceGroup(configuration: .init(services: [server], logger: logger))
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask { try await group.run() }
            try await wait(for: 200, port)
            await group.triggerGracefulShutdown()
            // It still answers, so that a load balancer sees it leave.
            try await wait(for: 503, port)
            try await tasks.next()
        }
        let afterwards = await health(port)
        #expect(afterwards == nil)
    }

    @Test("A port in use is reported")
    func taken() async throws {
        let port = try await freePort()
        let site = Site(title: "Test") { _ in EmptyHTML() }
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            let first = WebServer(site, configuration: .init(port: port))
            let group = ServiceGroup(configuration: .init(services: [first], logger: Logger(label: "test")))
            tasks.addTask { try await group.run() }
            try await wait(for: 200, port)
            let second = WebServer(site, configuration: .init(port: port))
            await #expect(throws: WebServerError.self) { try await second.run() }
            await group.triggerGracefulShutdown()
        }
    }
}
#endif
