import Foundation

/// The cost of an operation of ours when the figure was checked in, and its limit.
struct Threshold: Equatable {
    /// The number of instructions that it took.
    var reached: Int

    /// The limit of instructions.
    var limit: Int

    /// The limit of allocations.
    var allocations: Int

    /// Creates a threshold with a margin for another patch version of Swift or of the C library.
    ///
    /// - Parameters:
    ///   - figures: The measured cost.
    ///   - isOnSeveralThreads: Whether the number of allocations depends on the order of threads.
    init(reached figures: Figures, isOnSeveralThreads: Bool) {
        reached = figures.instructions
        limit = figures.instructions + max(figures.instructions / 20, 20)
        allocations = figures.allocations + (isOnSeveralThreads ? 1 : 0)
    }

    /// Returns whether figures exceed the threshold.
    func isExceeded(by figures: Figures) -> Bool {
        figures.instructions > limit || figures.allocations > allocations
    }
}

extension Threshold {
    /// Reads thresholds: a line for each operation with its name, the instructions, their limit, and the limit of
    /// allocations.
    ///
    /// - Throws: ``ReportFailure`` with the line that is not understood.
    static func parse(_ text: String) throws -> [String: Threshold] {
        var thresholds: [String: Threshold] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            guard words.count == 4, let reached = Int(words[1]), let limit = Int(words[2]),
                let allocations = Int(words[3])
            else { throw ReportFailure("The thresholds have a line that is not understood: \(line)") }
            thresholds[String(words[0])] = Threshold(reached: reached, limit: limit, allocations: allocations)
        }
        return thresholds
    }

    /// Writes thresholds as ``parse(_:)`` reads them, in the order of the table.
    ///
    /// - Parameter toolchain: The toolchain with which the figures were measured.
    static func text(_ thresholds: [(operation: String, threshold: Threshold)], toolchain: Toolchain) -> String {
        let header = """
            # What the operations cost when the figures were checked in. Scripts/benchmark fails above a limit;
            # Scripts/benchmark --update writes this file.
            #
            \(toolchain.header)
            #
            # operation, instructions reached, limit of instructions, limit of allocations

            """
        return header
            + thresholds.map { operation, threshold in
                let name = operation.padding(toLength: 28, withPad: " ", startingAt: 0)
                let numbers = [threshold.reached, threshold.limit, threshold.allocations]
                return name
                    + numbers.map { String(repeating: " ", count: max(0, 10 - "\($0)".count)) + "\($0)" }.joined()
            }.joined(separator: "\n") + "\n"
    }

    private init(reached: Int, limit: Int, allocations: Int) {
        self.reached = reached
        self.limit = limit
        self.allocations = allocations
    }
}
