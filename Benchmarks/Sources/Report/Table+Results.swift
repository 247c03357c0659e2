import Operations

extension Table {
    /// The table of all that was measured.
    init(_ results: [OperationResult]) {
        self.init(header: [
            "instructions for each operation", "ours", "to reach", "reached", "floor", "subject", "@Published",
            "@Observable", "allocations", "bytes", "system calls", "upstream¹", "best elsewhere¹",
        ])
        for result in results {
            let goal = result.operation.goal
            let ours = result.figures[.ours]
            let floor = result.figures[.floor]
            func instructions(_ role: Contender.Role) -> String {
                result.figures[role].map { $0.instructions.grouped } ?? ""
            }
            func pair(_ figure: (Figures) -> Int) -> String {
                "\(ours.map { figure($0).grouped } ?? "") / \(floor.map { figure($0).grouped } ?? "")"
            }
            append([
                result.operation.title,
                instructions(.ours),
                result.goal?.grouped ?? "",
                result.isReached.map { $0 ? "yes" : "no" } ?? "",
                instructions(.floor),
                instructions(.subject),
                instructions(.published),
                instructions(.observable),
                pair(\.allocations),
                pair(\.bytes),
                pair(\.systemCalls),
                goal.upstream?.grouped ?? "",
                goal.bestElsewhere ?? "",
            ])
        }
    }

    /// What the reader of the table has to know.
    static let legend = """
        Allocations, bytes and system calls: ours / floor. Subject: OpenCombine's CurrentValueSubject, with a task of
        one's own where the operation is asynchronous; likewise @Published of OpenCombine and @Observable.
        ¹ Counted once, when the goals were set, with packages that are not part of this one. Not measured in this run.
        """
}

extension Int {
    /// The number with its thousands apart: 12,345.
    var grouped: String {
        let digits = Array(String(magnitude))
        let groups = digits.indices.map { index in
            (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
        }
        return (self < 0 ? "-" : "") + groups.joined()
    }
}
