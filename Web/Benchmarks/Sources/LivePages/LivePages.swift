import Foundation
import Pages
import VSMWeb

/// Serves the pages that are measured, on the port that is the first argument.
@main
struct LivePages {
    static func main() {
        // An asynchronous `main` would leave the main thread, which makes valgrind crash.
        Task.detached {
            do {
                try await serve()
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                exit(1)
            }
            exit(0)
        }
        while true { pause() }
    }

    private static func serve() async throws {
        let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
        // The limits are raised: the driver is one visitor at one address, and sends as fast as it can.
        var limits = SessionLimits()
        limits.sessions = 100_000
        limits.sessionsPerVisitor = 100_000
        limits.sessionsPerAddress = 100_000
        limits.connectionsPerAddress = nil
        limits.requestsPerAddress = nil
        limits.processingShare = 100
        limits.processingBurst = .seconds(3_600)
        limits.unconnected = .seconds(300)
        limits.disconnected = .seconds(1)
        limits.eventBurst = 1_000_000
        limits.eventsPerSecond = 1_000_000
        limits.messageBytesPerSecond = 1 << 30
        let server = WebServer(.benchmark, configuration: .init(port: port, limits: limits))
        try await server.run()
    }
}
