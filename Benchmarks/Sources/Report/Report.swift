import Foundation
import Operations

/// Measures operations, prints the table, and fails when a threshold is exceeded.
@main
struct Report {
    static func main() throws {
        do {
            let settings = try Settings(Array(CommandLine.arguments.dropFirst()))
            let scratch = URL.temporaryDirectory.appending(path: "vsm-benchmarks-\(getpid())")
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: scratch) }

            let results = try measure(settings.operations, with: Valgrind(program: settings.program, scratch: scratch))
            print(Table(results).text)
            print("\n" + Table.legend)
            try settings.isUpdate ? update(settings, results) : check(settings, results)
        } catch let failure as ReportFailure {
            FileHandle.standardError.write(Data("\(failure)\n".utf8))
            exit(1)
        }
    }

    /// Writes the thresholds of what was measured anew and leaves the others as they are.
    private static func update(_ settings: Settings, _ results: [OperationResult]) throws {
        var thresholds = (try? read(settings.thresholds)) ?? [:]
        for result in results {
            thresholds[result.operation.name] = result.figures[.ours].map(Threshold.init(reached:))
        }
        let ordered = MeasuredOperation.all.compactMap { operation in
            thresholds[operation.name].map { (operation: operation.name, threshold: $0) }
        }
        try Threshold.text(ordered).write(to: settings.thresholds, atomically: true, encoding: .utf8)
        print("\nWrote the thresholds.")
    }

    /// Compares what was measured with the thresholds.
    private static func check(_ settings: Settings, _ results: [OperationResult]) throws {
        let thresholds = try read(settings.thresholds)
        let complaints = results.compactMap { result -> String? in
            guard let ours = result.figures[.ours] else { return nil }
            let name = result.operation.name
            guard let threshold = thresholds[name] else {
                return "\(name) has no threshold. Scripts/benchmark --update \(name) makes one."
            }
            guard threshold.isExceeded(by: ours) else { return nil }
            return """
                \(name) took \(ours.instructions.grouped) instructions and \(ours.allocations.grouped) allocations; its \
                limits are \(threshold.limit.grouped) and \(threshold.allocations.grouped).
                """
        }
        guard complaints.isEmpty else { throw ReportFailure("\n" + complaints.joined(separator: "\n")) }
        print("\nNo threshold is exceeded.")
    }

    private static func read(_ file: URL) throws -> [String: Threshold] {
        try Threshold.parse(String(contentsOf: file, encoding: .utf8))
    }
}
