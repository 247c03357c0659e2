import Drive
import Foundation
import LiveMessages
import NIOCore

/// Measures the contenders part by part.
struct Measurement {
    let settings: Settings
    var results = Results()
    private let ports = Ports()

    init(_ settings: Settings) {
        self.settings = settings
    }

    /// Starts a server of a contender on a port of its own.
    func start(_ contender: Contender) async throws -> ServerProcess {
        guard let command = settings.commands[contender] else {
            throw MeasurementFailure("There is no command that starts \(contender.rawValue).")
        }
        return try await ServerProcess(command, port: ports.next())
    }

    /// Runs something on a fresh server, and stops the server.
    func withServer<Value>(
        _ contender: Contender,
        _ body: (ServerProcess) async throws -> Value
    ) async throws -> Value {
        let server = try await start(contender)
        defer { server.stop() }
        return try await body(server)
    }

    /// Measures the parts that the settings name.
    mutating func run() async throws {
        for part in settings.parts {
            say("Measuring \(part.rawValue) …")
            switch part {
            case .events: try await measureEvents()
            case .pages: try await measurePages()
            case .memory: try await measureMemory()
            case .stalled: try await measureStalled()
            case .churn: try await measureChurn()
            }
        }
    }

    /// Reports progress.
    func say(_ sentence: String) {
        FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    }

    /// Waits.
    func pause(seconds: Double) async throws {
        try await Task.sleep(for: .seconds(seconds))
    }
}

/// Ports for servers, below those that the system gives out.
private final class Ports {
    private var last = 18_000 + Int.random(in: 0..<400) * 20

    func next() -> Int {
        last += 1
        return last
    }
}

extension NIODeadline {
    /// A time from now.
    static func after(seconds: Double) -> NIODeadline { .now() + .nanoseconds(Int64(seconds * 1e9)) }
}
