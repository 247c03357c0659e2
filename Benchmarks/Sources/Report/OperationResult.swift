import Operations

/// The cost of an operation for its contenders.
struct OperationResult: Sendable {
    let operation: MeasuredOperation
    var figures: [Contender.Role: Figures] = [:]

    /// The maximum number of instructions for ours to reach the goal.
    var goal: Int? {
        switch operation.goal.instructions {
        case .atMost(let count): count
        case .atMostTimesFloor(let factor): figures[.floor].map { Int(Double($0.instructions) * factor) }
        case .open: nil
        }
    }

    /// The instructions of ours above the floor.
    var overFloor: Int? {
        guard let ours = figures[.ours], let floor = figures[.floor] else { return nil }
        return ours.instructions - floor.instructions
    }

    /// The distance between the goal and the floor when the goal was set.
    var overFloorThen: Int? {
        guard case .atMost(let goal) = operation.goal.instructions else { return nil }
        return operation.goal.floorThen.map { goal - $0 }
    }

    /// Whether ours reaches every part of the goal; `nil` if there is no goal.
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
