/// What an operation shall cost, and what it cost elsewhere.
public struct Goal: Sendable {
    /// How many instructions an operation may take.
    public enum Instructions: Sendable {
        /// So many.
        case atMost(Int)
        /// So many times what the floor takes in the same run.
        case atMostTimesFloor(Double)
        /// No goal was set.
        case open
    }

    /// What ours may take.
    public let instructions: Instructions

    /// How often ours may allocate.
    public let allocations: Int?

    /// How many bytes ours may allocate.
    public let bytes: Int?

    /// How many system calls ours may make.
    public let systemCalls: Int?

    /// How long ours may take.
    public let nanoseconds: Int?

    /// What the floor took on the day the goal was set, with another harness.
    public let floorThen: Int?

    /// What upstream's 1.1.4 took on OpenCombine: a figure from the day the goal was set, not measured again.
    public let upstream: Int?

    /// What the best other library took: a figure from the day the goal was set, not measured again.
    public let bestElsewhere: String?

    init(
        _ instructions: Instructions = .open,
        allocations: Int? = nil,
        bytes: Int? = nil,
        systemCalls: Int? = nil,
        nanoseconds: Int? = nil,
        floorThen: Int? = nil,
        upstream: Int? = nil,
        bestElsewhere: String? = nil
    ) {
        self.instructions = instructions
        self.allocations = allocations
        self.bytes = bytes
        self.systemCalls = systemCalls
        self.nanoseconds = nanoseconds
        self.floorThen = floorThen
        self.upstream = upstream
        self.bestElsewhere = bestElsewhere
    }
}
