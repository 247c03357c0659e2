import Drive
import Foundation
import LiveMessages

/// A server that runs in a process of its own.
final class ServerProcess: @unchecked Sendable {
    /// The port on which it listens.
    let port: Int
    private let process = Process()

    /// Starts a server, and returns when it accepts connections.
    init(_ command: [String], port: Int) async throws {
        self.port = port
        process.executableURL = URL(filePath: command[0])
        process.arguments = command.dropFirst() + [String(port)]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        guard try await acceptsConnections() else {
            stop()
            throw MeasurementFailure("\(command.joined(separator: " ")) does not accept connections.")
        }
    }

    /// Waits until the server accepts connections, for half a minute.
    private func acceptsConnections() async throws -> Bool {
        for _ in 0..<300 where process.isRunning {
            if let loader = try? await PageLoader(port: port) {
                await loader.close()
                return true
            }
            try await Task.sleep(for: .milliseconds(100))
        }
        return false
    }

    /// The processor time that the process has taken, in its own code and in the system's, in nanoseconds.
    var processorTime: Double {
        var clock = clockid_t()
        var time = timespec()
        guard clock_getcpuclockid(process.processIdentifier, &clock) == 0, clock_gettime(clock, &time) == 0 else {
            return .nan
        }
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// The resident memory of the process, in bytes.
    var residentBytes: Double {
        let path = "/proc/\(process.processIdentifier)/statm"
        let pages = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: " ").dropFirst().first
        return (pages.flatMap { Double($0) } ?? .nan) * Double(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// Ends the process.
    func stop() {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
