import Dispatch
import Foundation
import LiveMessages
import Synchronization

/// Counts the instructions and allocations of `RunLivePage` for an event, on all threads.
struct Valgrind {
    /// The program, stripped, because valgrind cannot read Swift's debug information.
    let program: String

    /// Returns the cost of each event: the difference between a longer and a shorter run, divided by the number of
    /// additional events.
    ///
    /// Valgrind runs one thread at a time, so there are as many concurrent runs as cores.
    func costs(of events: [PageEvent]) throws -> [PageEvent: Cost] {
        let runs = events.flatMap { event in [Run(event, isLong: false), Run(event, isLong: true)] }
        let totals = Mutex([Run: Result<Cost, any Error>]())
        DispatchQueue.concurrentPerform(iterations: runs.count) { index in
            let total = Result { try cost(of: runs[index]) }
            totals.withLock { $0[runs[index]] = total }
        }
        let totalOf = try totals.withLock { try $0.mapValues { try $0.get() } }
        var costs: [PageEvent: Cost] = [:]
        for event in events {
            let (short, long) = (Run(event, isLong: false), Run(event, isLong: true))
            guard let before = totalOf[short], let after = totalOf[long] else { continue }
            func perEvent(_ figure: KeyPath<Cost, Int>) -> Int {
                let difference = Double(after[keyPath: figure] - before[keyPath: figure])
                return Int((difference / Double(long.count - short.count)).rounded())
            }
            costs[event] = Cost(instructions: perEvent(\.instructions), allocations: perEvent(\.allocations))
        }
        return costs
    }

    private func cost(of run: Run) throws -> Cost {
        let arguments = [program, run.event.rawValue, String(run.count), String(run.maximum)]
        // "==123== Collected : 4096"
        let counted = try log(["--tool=callgrind", "--callgrind-out-file=/dev/null"] + arguments)
        // "==123== Total:     4,096 bytes in 12 blocks"
        let allocated = try log(["--tool=dhat", "--dhat-out-file=/dev/null"] + arguments)
        guard let instructions = counted.firstMatch(of: /Collected : ([0-9]+)/).flatMap({ Int($0.1) }),
            let blocks = allocated.firstMatch(of: /Total: +[0-9,]+ bytes in ([0-9,]+) blocks/),
            let allocations = Int(blocks.1.filter(\.isNumber))
        else { throw MeasurementFailure("valgrind printed no totals for \(arguments.joined(separator: " ")).") }
        return Cost(instructions: instructions, allocations: allocations)
    }

    /// Runs the program under valgrind, and returns the output of valgrind.
    private func log(_ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["valgrind"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            // Without these settings, the order of hash tables and threads would differ from run to run.
            "SWIFT_DETERMINISTIC_HASHING": "1",
            "LIBDISPATCH_COOPERATIVE_POOL_STRICT": "1",
        ]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = output
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let log = String(decoding: printed, as: UTF8.self)
        guard process.terminationStatus == 0 else { throw MeasurementFailure("valgrind failed:\n\(log.suffix(2_000))") }
        return log
    }
}

/// A run of `RunLivePage`.
private struct Run: Hashable {
    let event: PageEvent
    let count: Int
    let maximum: Int

    init(_ event: PageEvent, isLong: Bool) {
        self.event = event
        // Enough events that a cost of the start counts for less than a fiftieth. On a busy machine, two threads may look
        // up a conformance at the same time in one of the two runs, which takes 300,000 instructions.
        maximum =
            switch event {
            case .increment: 3_000
            case .change, .insert: 120
            case .reverse, .plain: 12
            }
        count = isLong ? maximum : maximum / 3
    }
}

/// The cost of an event.
struct Cost: Sendable {
    /// Instructions on all threads.
    var instructions: Int
    /// Allocations on all threads.
    var allocations: Int
}
