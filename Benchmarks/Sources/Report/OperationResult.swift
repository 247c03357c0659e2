import Operations

/// What an operation cost its contenders.
struct OperationResult: Sendable {
    let operation: MeasuredOperation
    var figures: [Contender.Role: Figures] = [:]

    /// The most instructions that ours may take to reach the goal.
    var goal: Int? {
        switch operation.goal.instructions {
        case .atMost(let count): count
        case .atMostTimesFloor(let factor): figures[.floor].map { Int(Double($0.instructions) * factor) }
        case .open: nil
        }
    }

    /// Whether ours reaches the goal in all that the goal names; `nil` where there is none.
    var isReached: Bool? {
        guard let ours = figures[.ours] else { return nil }
        let pairs: [(Int, Int?)] = [
            (ours.instructions, goal),
            (ours.allocations, operation.goal.allocations),
            (ours.bytes, operation.goal.bytes),
            (ours.systemCalls, operation.goal.systemCalls),
        ]
        let verdicts = pairs.compactMap { figure, most in most.map { figure <= $0 } }
        return verdicts.isEmpty ? nil : verdicts.allSatisfy(\.self)
    }
}
