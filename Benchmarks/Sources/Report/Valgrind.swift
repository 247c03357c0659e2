import Foundation
import Operations

/// Counts what a program does, by running it on valgrind's machine.
struct Valgrind {
    /// The program `RunOperation`, stripped: valgrind does not understand Swift's debug information.
    let program: URL

    /// A folder for what valgrind writes.
    let scratch: URL

    /// What one operation costs a contender.
    ///
    /// - Parameter withAllocations: whether to count allocations, bytes and system calls too, which takes two more runs.
    func figures(
        of contender: Contender,
        doing operation: MeasuredOperation,
        withAllocations: Bool
    ) throws -> Figures {
        func run(_ count: Int) throws -> Figures {
            let arguments = [operation.name, contender.role.rawValue, String(count)]
            var figures = Figures(instructions: try countInstructions(arguments))
            if withAllocations { try countAllocations(arguments, into: &figures) }
            return figures
        }
        return Figures.perOperation(
            short: try run(operation.runs.short),
            long: try run(operation.runs.long),
            count: (operation.runs.long - operation.runs.short) * operation.batch
        )
    }

    /// The instructions of the main thread.
    private func countInstructions(_ arguments: [String]) throws -> Int {
        let output = scratch.appending(path: arguments.joined(separator: "-"))
        _ = try run(["--tool=callgrind", "--separate-threads=yes", "--callgrind-out-file=\(output.path)"], arguments)
        // One file for each thread; the main thread is the first.
        let file = try String(contentsOf: URL(filePath: output.path + "-01"), encoding: .utf8)
        guard let line = file.split(separator: "\n").last(where: { $0.hasPrefix("totals: ") }),
            let total = Int(line.dropFirst("totals: ".count))
        else { throw ReportFailure("callgrind wrote no totals for \(arguments.joined(separator: " ")).") }
        return total
    }

    /// What dhat says about the heap, and the system calls that it lists.
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

    /// Runs the program under a tool of valgrind's and returns what valgrind wrote.
    private func run(_ options: [String], _ arguments: [String]) throws -> String {
        let log = scratch.appending(path: (["log", options[0]] + arguments).joined(separator: "-"))
        defer { try? FileManager.default.removeItem(at: log) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["valgrind", "--log-file=\(log.path)"] + options + [program.path] + arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw ReportFailure(
                "valgrind \(options[0]) failed for \(arguments.joined(separator: " ")), status \(process.terminationStatus)."
            )
        }
        return try String(contentsOf: log, encoding: .utf8)
    }
}
