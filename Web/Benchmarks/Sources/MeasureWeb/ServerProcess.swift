import Drive
import Foundation
import LiveMessages
import Synchronization

/// A server that runs in a process of its own.
final class ServerProcess: @unchecked Sendable {
    /// The port on which it listens.
    let port: Int
    private let process = Process()
    private let output = Pipe()

    /// Starts a server, and returns when it accepts connections.
    init(_ command: [String], port: Int) async throws {
        self.port = port
        process.executableURL = URL(filePath: command[0])
        process.arguments = command.dropFirst() + [String(port)]
        process.standardOutput = output
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

    /// Asks the process for the size of its live heap, in bytes.
    func liveHeap() -> Double {
        kill(process.processIdentifier, SIGUSR1)
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        return Double(line.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
    }

    /// Ends the process.
    func stop() {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}

/// Time that all processes of the machine took.
enum Machine {
    /// The processor time of all processes since the machine was started, in nanoseconds.
    static var busyTime: Double {
        let line = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8))?.split(separator: "\n").first ?? ""
        let ticks = line.split(separator: " ").dropFirst().prefix(8).compactMap { Double($0) }
        guard ticks.count == 8 else { return .nan }
        let idle = ticks[3] + ticks[4]
        return (ticks.reduce(0, +) - idle) * 1e9 / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Lets this process and those that it starts open as many files as the system allows.
    static func raiseFileLimit() {
        var limit = rlimit()
        let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(files, &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(files, &limit)
    }
}
