import Operations

extension Table {
    /// Creates a table of the costs of operations.
    init(_ results: [OperationResult]) {
        self.init(header: [
            "instructions for each operation", "ours", "to reach", "reached", "floor", "over it", "then¹", "subject",
            "@Published", "@Observable", "AsyncAlgorithms", "allocations", "bytes", "system calls", "upstream¹",
            "best elsewhere¹",
        ])
        for result in results { append(result) }
    }

    /// Adds the cost of one operation.
    private mutating func append(_ result: OperationResult) {
        let goal = result.operation.goal
        let ours = result.figures[.ours]
        let floor = result.figures[.floor]
        func instructions(_ role: Contender.Role) -> String {
            result.figures[role].map { $0.instructions.grouped } ?? ""
        }
        func pair(_ figure: (Figures) -> Int) -> String {
            [ours, floor].compactMap { $0.map { figure($0).grouped } }.joined(separator: " / ")
        }
        append([
            result.operation.title,
            instructions(.ours),
            result.goal?.grouped ?? "",
            result.isReached.map { $0 ? "yes" : "no" } ?? "",
            instructions(.floor),
            result.overFloor?.grouped ?? "",
            result.overFloorThen?.grouped ?? "",
            instructions(.subject),
            instructions(.published),
            instructions(.observable),
            instructions(.asyncAlgorithms),
            pair(\.allocations),
            pair(\.bytes),
            pair(\.systemCalls),
            goal.upstream?.grouped ?? "",
            goal.bestElsewhere ?? "",
        ])
    }

    /// Adds the count of a check.
    mutating func append(_ check: MeasuredCheck, count: Int) {
        let words = [check.title, count.grouped, check.limit.grouped, count <= check.limit ? "yes" : "no"]
        append(words + Array(repeating: "", count: 12))
    }

    /// The explanation below the table.
    static let legend = """
        Allocations, bytes and system calls: ours / floor. Subject: OpenCombine's CurrentValueSubject, with a task of
        one's own where the operation is asynchronous; likewise @Published of OpenCombine and @Observable.
        ¹ Counted once, when the goals were set, with another harness and packages that are not part of this one; "then"
          is how far above the floor of that day the goal was. Not measured in this run.
        ² Instructions on all threads, elsewhere on the main thread.
        """
}

extension Int {
    /// The number with separators for thousands: 12,345.
    var grouped: String {
        let digits = Array(String(magnitude))
        let groups = digits.indices.map { index in
            (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
        }
        return (self < 0 ? "-" : "") + groups.joined()
    }
}
