/// An operation that is measured, with its contenders.
public struct MeasuredOperation: Sendable {
    /// Its name on the command line and in the file of thresholds.
    public let name: String

    /// Its title in the table.
    public let title: String

    /// Its goals.
    public let goal: Goal

    /// How often a contender performs it in the shorter and in the longer of two runs, whose difference counts.
    public let runs: (short: Int, long: Int)

    /// The number of operations in one batch, such as a thousand states of a stream.
    public let batch: Int

    /// Whether instructions are counted on all threads instead of the main one, because the work uses several.
    public let countsAllThreads: Bool

    /// Its contenders: ours, the floor, other libraries.
    public let contenders: [Contender]

    init(
        _ name: String,
        _ title: String,
        goal: Goal,
        runs: (short: Int, long: Int) = (100, 1_100),
        batch: Int = 1,
        countsAllThreads: Bool = false,
        contenders: [Contender]
    ) {
        self.name = name
        self.title = title
        self.goal = goal
        self.runs = runs
        self.batch = batch
        self.countsAllThreads = countsAllThreads
        self.contenders = contenders
    }

    /// The contender with a role.
    public func contender(_ role: Contender.Role) -> Contender? {
        contenders.first { $0.role == role }
    }
}
