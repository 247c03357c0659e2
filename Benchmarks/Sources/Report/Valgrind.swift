import Foundation
import Operations

/// Counts the work of a program by running it under valgrind.
struct Valgrind {
    /// The program `RunOperation`, stripped, because valgrind cannot read Swift's debug information.
    let program: URL

    /// A folder for the output of valgrind.
    let scratch: URL

    /// Measures the cost of an operation for a contender.
    ///
    /// - Parameter withAllocations: Whether to also count allocations, bytes and system calls, in two additional runs.
    func figures(
        of contender: Contender,
        doing operation: MeasuredOperation,
        withAllocations: Bool
    ) throws -> Figures {
        func run(_ count: Int) throws -> Figures {
            let arguments = [operation.name, contender.role.rawValue, String(count)]
            var figures = Figures(
                instructions: try countInstructions(arguments, allThreads: operation.countsAllThreads)
            )
            if withAllocations { try countAllocations(arguments, into: &figures) }
            return figures
        }
        return Figures.perOperation(
            short: try run(operation.runs.short),
            long: try run(operation.runs.long),
            count: (operation.runs.long - operation.runs.short) * operation.batch
        )
    }

    /// Counts the instructions of the main thread, or of all threads.
    private func countInstructions(_ arguments: [String], allThreads: Bool) throws -> Int {
        let output = "callgrind-" + arguments.joined(separator: "-")
        let path = scratch.appending(path: output).path
        _ = try run(["--tool=callgrind", "--separate-threads=yes", "--callgrind-out-file=\(path)"], arguments)
        // There is one file for each thread, whose name ends with the thread's number; the main thread is 1.
        let threads = try FileManager.default.contentsOfDirectory(at: scratch, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasPrefix(output + "-") }
            .filter { allThreads || $0.lastPathComponent == output + "-01" }
        let totals = try threads.map { thread in
            let lines = try String(contentsOf: thread, encoding: .utf8).split(separator: "\n")
            guard let line = lines.last(where: { $0.hasPrefix("totals: ") }),
                let total = Int(line.dropFirst("totals: ".count))
            else { throw ReportFailure("callgrind wrote no totals for \(arguments.joined(separator: " ")).") }
            return total
        }
        guard !totals.isEmpty else {
            throw ReportFailure("callgrind wrote nothing for \(arguments.joined(separator: " ")).")
        }
        return totals.reduce(0, +)
    }

    /// Reads the totals of dhat, and counts the system calls in its log.
    private func countAllocations(_ arguments: [String], into figures: inout Figures) throws {
        let log = try run(["--tool=dhat", "--dhat-out-file=/dev/null", "--trace-syscalls=yes"], arguments)
        // "==123== Total:     4,096 bytes in 12 blocks"
        guard let total = log.firstMatch(of: /Total: +([0-9,]+) bytes in ([0-9,]+) blocks/),
            let bytes = Int(total.1.filter(\.isNumber)), let blocks = Int(total.2.filter(\.isNumber))
        else { throw ReportFailure("dhat wrote no total for \(arguments.joined(separator: " ")).") }
        figures.bytes = bytes
        figures.allocations = blocks
        // "SYSCALL[123,1]( 39) sys_getpid ( )": the number after the comma is the thread's.
        figures.systemCalls = log.split(separator: "\n").count { $0.contains(",1](") && $0.contains(" sys_") }
    }

    /// Runs the program under a tool of valgrind and returns the log.
    private func run(_ options: [String], _ arguments: [String]) throws -> String {
        let log = scratch.appending(path: (["log", options[0]] + arguments).joined(separator: "-"))
        defer { try? FileManager.default.removeItem(at: log) }
        _ = try runProgram("valgrind", ["--log-file=\(log.path)"] + options + [program.path] + arguments)
        return try String(contentsOf: log, encoding: .utf8)
    }
}
