import Foundation
import Operations

/// The checked-in thresholds, by operation.
struct Thresholds {
    private var thresholds: [String: Threshold]

    /// The toolchain with which the thresholds were measured; `nil` if the file does not contain it.
    private(set) var toolchain: Toolchain?

    /// Reads the file; a missing file has no thresholds.
    ///
    /// - Throws: ``ReportFailure`` with the line that is not understood.
    init(_ file: URL) throws {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        thresholds = try Threshold.parse(text)
        toolchain = Toolchain(header: text)
    }

    /// Sets the thresholds of the measured operations, and does not change the others.
    ///
    /// - Throws: ``ReportFailure`` if other thresholds that were measured with another toolchain would remain.
    mutating func update(_ results: [OperationResult], toolchain: Toolchain) throws {
        let measured = Set(results.map(\.operation.name))
        let areOthersLeft = MeasuredOperation.all.contains { thresholds[$0.name] != nil && !measured.contains($0.name) }
        guard self.toolchain == toolchain || !areOthersLeft else {
            throw ReportFailure(
                """
                The other thresholds were taken with another compiler or other packages. Scripts/benchmark --update \
                without the name of an operation updates them all.
                """
            )
        }
        self.toolchain = toolchain
        for result in results {
            let operation = result.operation
            thresholds[operation.name] = result.figures[.ours].map {
                Threshold(reached: $0, isOnSeveralThreads: operation.countsAllThreads)
            }
        }
    }

    /// Writes the file, in the order of the table, without operations that no longer exist.
    func write(to file: URL) throws {
        guard let toolchain else { preconditionFailure("Thresholds are written after an update.") }
        let ordered = MeasuredOperation.all.compactMap { operation in
            thresholds[operation.name].map { (operation: operation.name, threshold: $0) }
        }
        try Threshold.text(ordered, toolchain: toolchain).write(to: file, atomically: true, encoding: .utf8)
    }

    /// Returns messages about the operations that exceed their thresholds or have none.
    func complaints(about results: [OperationResult]) -> [String] {
        results.compactMap { result in
            guard let ours = result.figures[.ours] else { return nil }
            let name = result.operation.name
            guard let threshold = thresholds[name] else {
                return "\(name) has no threshold. Scripts/benchmark --update \(name) adds one."
            }
            guard threshold.isExceeded(by: ours) else { return nil }
            return """
                \(name) took \(ours.instructions.grouped) instructions and \(ours.allocations.grouped) allocations; its \
                limits are \(threshold.limit.grouped) and \(threshold.allocations.grouped).
                """
        }
    }
}
