import Foundation
import Operations

/// Measures operations, prints the table, and fails when a threshold is exceeded.
@main
struct Report {
    static func main() throws {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if arguments.first == "--times", arguments.count == 2 {
                let file = try String(contentsOf: URL(filePath: arguments[1]), encoding: .utf8)
                print(Table(times: try Times(file)).text)
            } else {
                try report(Settings(arguments))
            }
        } catch let failure as ReportFailure {
            // Flushing prints the table before the failure even if the output is a file.
            fflush(nil)
            FileHandle.standardError.write(Data("\(failure)\n".utf8))
            exit(1)
        }
    }

    private static func report(_ settings: Settings) throws {
        let scratch = URL.temporaryDirectory.appending(path: "vsm-benchmarks-\(getpid())")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }

        let isWhole = settings.operations.isEmpty
        let valgrind = Valgrind(program: settings.program, scratch: scratch)
        let operations = isWhole ? MeasuredOperation.all : settings.operations
        let results = try measure(operations, onlyOurs: settings.isOnlyOurs, with: valgrind)
        var table = Table(results)
        let toolchain = try Toolchain.current(resolved: settings.resolved)
        var thresholds = try Thresholds(settings.thresholds)
        // Thresholds of another toolchain are shown, but do not fail, because they do not depend on this change.
        let isComparable = thresholds.toolchain?.isComparable(with: toolchain) ?? true
        let exceeded = settings.isUpdate ? [] : thresholds.complaints(about: results)
        var complaints = isComparable ? exceeded : []
        if isWhole {
            for (check, count) in zip(MeasuredCheck.all, try run(MeasuredCheck.all, with: settings.program)) {
                table.append(check, count: count)
                if count > check.limit { complaints.append("\(check.title): \(count)") }
            }
        }
        print(table.text)
        print("\n" + Table.legend + "\n")
        if settings.isUpdate {
            try thresholds.update(results, toolchain: toolchain)
            try thresholds.write(to: settings.thresholds)
            print("Wrote the thresholds.")
        } else {
            printDifference(between: thresholds.toolchain, and: toolchain)
            if !isComparable { print((exceeded + ["These thresholds are not enforced here."]).joined(separator: "\n")) }
        }
        guard complaints.isEmpty else { throw ReportFailure(complaints.joined(separator: "\n")) }
        if !settings.isUpdate, exceeded.isEmpty { print("No threshold is exceeded.") }
    }

    /// Prints a note if the thresholds were measured with another toolchain.
    private static func printDifference(between recorded: Toolchain?, and current: Toolchain) {
        guard let recorded else { return print("The thresholds do not say what they were taken with.") }
        guard recorded != current else { return }
        print("The thresholds were taken with:\n\(recorded.header)\nThis run used:\n\(current.header)")
    }
}
