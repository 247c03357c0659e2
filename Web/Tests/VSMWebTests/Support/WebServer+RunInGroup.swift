import Logging
import NIOCore
import ServiceLifecycle

@testable import VSMWeb

extension WebServer {
    /// Runs the server in a group of services, and an operation with the group and the port of the server.
    ///
    /// With port 0 in the configuration, the system chooses a port that no other test uses. The operation asks the group
    /// to stop. This method returns after that, and throws an error of the server or of the operation.
    func runInGroup(_ operation: (ServiceGroup, Int) async throws -> Void) async throws {
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let service = ReportingServer(server: self, port: port)
        let group = ServiceGroup(configuration: .init(services: [service], logger: logger))
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask {
                defer { port.finish() }
                try await group.run()
            }
            for await port in ports { try await operation(group, port) }
            try await tasks.waitForAll()
        }
    }

    /// A server that reports its port.
    private struct ReportingServer: Service {
        let server: WebServer
        let port: AsyncStream<Int>.Continuation

        func run() async throws {
            try await server.serve { channel in
                if let port = channel.localAddress?.port { self.port.yield(port) }
            }
        }
    }
}
