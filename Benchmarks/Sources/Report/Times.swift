import Operations

/// Median times from the table that ordo-one's benchmark prints.
struct Times {
    /// Nanoseconds for each operation.
    private var medians: [String: Double] = [:]

    /// Reads the table's Markdown.
    ///
    /// - Throws: ``ReportFailure`` if it has no times.
    init(_ markdown: String) throws {
        // "| Times:observe, ours (ns) * |        43 |        43 |  1.23e+04 |", with the median in the third column.
        for line in markdown.split(separator: "\n") {
            let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
            guard cells.count > 3, let median = Double(cells[3]),
                let name = cells[0].firstMatch(of: /^Times:(.*) \(ns\)/)?.1
            else { continue }
            medians[String(name)] = median
        }
        guard !medians.isEmpty else { throw ReportFailure("There is no time in:\n\(markdown)") }
    }

    /// Returns the median of a contender for an operation.
    func median(_ operation: MeasuredOperation, _ role: Contender.Role) -> Int? {
        medians["\(operation.name), \(role.rawValue)"].map { Int(($0 / Double(operation.batch)).rounded()) }
    }
}

extension Table {
    /// Creates a table of times.
    init(times: Times) {
        self.init(header: [
            "nanoseconds for each operation, median", "ours", "to reach", "floor", "subject", "@Published",
            "@Observable",
            "AsyncAlgorithms",
        ])
        for operation in MeasuredOperation.all {
            guard let ours = times.median(operation, .ours) else { continue }
            let others: [Contender.Role] = [.floor, .subject, .published, .observable, .asyncAlgorithms]
            append(
                [operation.title, ours.grouped, operation.goal.nanoseconds?.grouped ?? ""]
                    + others.map { times.median(operation, $0)?.grouped ?? "" }
            )
        }
    }
}
