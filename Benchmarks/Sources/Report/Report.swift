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
            // What was printed comes first, also where it goes to a file.
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
        let results = try measure(isWhole ? MeasuredOperation.all : settings.operations, with: valgrind)
        var table = Table(results)
        var thresholds = try Thresholds(settings.thresholds)
        var complaints = settings.isUpdate ? [] : thresholds.complaints(about: results)
        if let program = settings.programWithoutObservers {
            let withoutObservers = scratch.appending(path: "without-observers")
            try FileManager.default.createDirectory(at: withoutObservers, withIntermediateDirectories: true)
            let without = Valgrind(program: program, scratch: withoutObservers)
            let seam = try measureSeam(valgrind, without: without)
            table.append(seam: seam)
            if !SeamGoal.isReached(by: seam) { complaints.append("The observer seam costs more than it may.") }
        }
        if isWhole {
            for (check, count) in zip(MeasuredCheck.all, try run(MeasuredCheck.all, with: settings.program)) {
                table.append(check, count: count)
                if count > check.limit { complaints.append("\(check.title): \(count)") }
            }
        }
        print(table.text)
        print("\n" + Table.legend + "\n")
        if settings.isUpdate {
            thresholds.update(results)
            try thresholds.write(to: settings.thresholds)
            print("Wrote the thresholds.")
        }
        guard complaints.isEmpty else { throw ReportFailure(complaints.joined(separator: "\n")) }
        if !settings.isUpdate { print("No threshold is exceeded.") }
    }
}
