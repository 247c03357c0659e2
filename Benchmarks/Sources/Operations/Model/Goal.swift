/// The goals of an operation, and its costs elsewhere.
public struct Goal: Sendable {
    /// A limit of instructions for an operation.
    public enum Instructions: Sendable {
        /// This number.
        case atMost(Int)
        /// This multiple of the floor in the same run.
        case atMostTimesFloor(Double)
        /// No goal was set.
        case open
    }

    /// The limit of instructions for ours.
    public let instructions: Instructions

    /// The limit of allocations for ours.
    public let allocations: Int?

    /// The limit of allocated bytes for ours.
    public let bytes: Int?

    /// The limit of system calls for ours.
    public let systemCalls: Int?

    /// The limit of time for ours.
    public let nanoseconds: Int?

    /// The floor when the goal was set, with another harness.
    public let floorThen: Int?

    /// The cost of vsm-ios 1.1.4 on OpenCombine when the goal was set; not measured again.
    public let upstream: Int?

    /// The cost of the best other library when the goal was set; not measured again.
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
