import Drive
import Foundation
import LiveMessages
import NIOCore

/// Measures the contenders part by part.
struct Measurement {
    let settings: Settings
    var results = Results()

    init(_ settings: Settings) {
        self.settings = settings
    }

    /// Starts a server of a contender, on a port below those that the system gives out.
    func start(_ contender: Contender) async throws -> ServerProcess {
        guard let command = settings.commands[contender] else {
            throw MeasurementFailure("There is no command that starts \(contender.rawValue).")
        }
        return try await ServerProcess(command, port: .random(in: 18_000..<26_000))
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

extension NIODeadline {
    /// A time from now.
    static func after(seconds: Double) -> NIODeadline { .now() + .nanoseconds(Int64(seconds * 1e9)) }
}
