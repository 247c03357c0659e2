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

    /// How many instructions ours takes more than the floor.
    var overFloor: Int? {
        guard let ours = figures[.ours], let floor = figures[.floor] else { return nil }
        return ours.instructions - floor.instructions
    }

    /// How far above the floor of that day the goal was set.
    var overFloorThen: Int? {
        guard case .atMost(let goal) = operation.goal.instructions else { return nil }
        return operation.goal.floorThen.map { goal - $0 }
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

/// What the observer seam may cost each observed state when nobody is attached.
enum SeamGoal {
    static let instructions = 20

    static func isReached(by figures: Figures) -> Bool {
        figures.instructions < instructions && figures.allocations == 0
    }
}
