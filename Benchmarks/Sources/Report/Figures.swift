import Operations

/// The cost of one operation for one contender.
struct Figures: Sendable {
    /// Instructions on the main thread.
    var instructions = 0

    /// Allocations on all threads.
    var allocations = 0

    /// Allocated bytes on all threads.
    var bytes = 0

    /// System calls of the main thread.
    var systemCalls = 0

    /// Computes the cost of an operation from two runs of different lengths.
    ///
    /// Costs per run, such as loading the program, are part of both and cancel out.
    ///
    /// - Parameters:
    ///   - short: The cost of the shorter run.
    ///   - long: The cost of the longer run.
    ///   - count: The number of additional operations in the longer run.
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
