import Foundation
import Operations

/// The checked-in thresholds, by operation.
struct Thresholds {
    private var thresholds: [String: Threshold]

    /// Reads the file; one that is not there has no thresholds.
    ///
    /// - Throws: ``ReportFailure`` with the line that is not understood.
    init(_ file: URL) throws {
        let text = try? String(contentsOf: file, encoding: .utf8)
        thresholds = try Threshold.parse(text ?? "")
    }

    /// Sets the thresholds of what was measured anew and leaves the others as they are.
    mutating func update(_ results: [OperationResult]) {
        for result in results {
            let operation = result.operation
            thresholds[operation.name] = result.figures[.ours].map {
                Threshold(reached: $0, isOnSeveralThreads: operation.countsAllThreads)
            }
        }
    }

    /// Writes the file, in the order of the table; what is no operation any more is left out.
    func write(to file: URL) throws {
        let ordered = MeasuredOperation.all.compactMap { operation in
            thresholds[operation.name].map { (operation: operation.name, threshold: $0) }
        }
        try Threshold.text(ordered).write(to: file, atomically: true, encoding: .utf8)
    }

    /// Says what exceeds its threshold, or has none.
    func complaints(about results: [OperationResult]) -> [String] {
        results.compactMap { result in
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
    }
}
