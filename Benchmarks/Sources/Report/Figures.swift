import Operations

/// What one operation costs one contender.
struct Figures: Sendable {
    /// Instructions on the main thread.
    var instructions = 0

    /// Calls that allocate memory, on any thread.
    var allocations = 0

    /// Bytes that were asked for, on any thread.
    var bytes = 0

    /// System calls of the main thread.
    var systemCalls = 0

    /// What an operation costs, from what two runs of different lengths cost as a whole.
    ///
    /// What happens once in a run, such as loading the program, is in both and cancels out.
    ///
    /// - Parameters:
    ///   - short: the costs of the shorter run.
    ///   - long: the costs of the longer run.
    ///   - count: how many operations more the longer one did.
    static func perOperation(short: Figures, long: Figures, count: Int) -> Figures {
        func each(_ figure: KeyPath<Figures, Int>) -> Int {
            Int((Double(long[keyPath: figure] - short[keyPath: figure]) / Double(count)).rounded())
        }
        return Figures(
            instructions: each(\.instructions),
            allocations: each(\.allocations),
            bytes: each(\.bytes),
            systemCalls: each(\.systemCalls)
        )
    }
}
