import Drive
import Foundation

/// Counts what `RunLivePage` does for an event, on all threads.
struct Valgrind {
    /// The program, stripped, because valgrind cannot read Swift's debug information.
    let program: String

    /// The instructions and allocations of an event: the difference between a longer and a shorter run.
    func cost(of event: PageEvent) throws -> Cost {
        // An event of a thousand rows takes valgrind a second.
        let (short, long) = event == .increment ? (100, 300) : (4, 12)
        let (before, after) = (try run(event, short, of: long), try run(event, long, of: long))
        func perEvent(_ figure: KeyPath<Cost, Int>) -> Int {
            Int((Double(after[keyPath: figure] - before[keyPath: figure]) / Double(long - short)).rounded())
        }
        return Cost(instructions: perEvent(\.instructions), allocations: perEvent(\.allocations))
    }

    private func run(_ event: PageEvent, _ count: Int, of maximum: Int) throws -> Cost {
        let arguments = [program, event.rawValue, String(count), String(maximum)]
        // "==123== Collected : 4096"
        let counted = try log(["--tool=callgrind", "--callgrind-out-file=/dev/null"] + arguments)
        // "==123== Total:     4,096 bytes in 12 blocks"
        let allocated = try log(["--tool=dhat", "--dhat-out-file=/dev/null"] + arguments)
        guard let instructions = counted.firstMatch(of: /Collected : ([0-9]+)/).flatMap({ Int($0.1) }),
            let blocks = allocated.firstMatch(of: /Total: +[0-9,]+ bytes in ([0-9,]+) blocks/),
            let allocations = Int(blocks.1.filter(\.isNumber))
        else { throw DriveFailure("valgrind printed no totals for \(arguments.joined(separator: " ")).") }
        return Cost(instructions: instructions, allocations: allocations)
    }

    /// Runs the program under valgrind, and returns what valgrind prints.
    private func log(_ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["valgrind"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            // The order of a hash table and of threads would differ from run to run.
            "SWIFT_DETERMINISTIC_HASHING": "1",
            "LIBDISPATCH_COOPERATIVE_POOL_STRICT": "1",
        ]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = output
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let log = String(decoding: printed, as: UTF8.self)
        guard process.terminationStatus == 0 else { throw DriveFailure("valgrind failed:\n\(log.suffix(2_000))") }
        return log
    }
}

/// What an event costs.
struct Cost: Sendable {
    /// Instructions on all threads.
    var instructions: Int
    /// Allocations on all threads.
    var allocations: Int
}
