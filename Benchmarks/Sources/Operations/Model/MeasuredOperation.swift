/// One thing that is measured, done by several contenders.
public struct MeasuredOperation: Sendable {
    /// What it is called on the command line and in the file of thresholds.
    public let name: String

    /// What it is called in the table.
    public let title: String

    /// What it shall cost.
    public let goal: Goal

    /// How often a contender does it in the shorter and in the longer of two runs; the difference is what counts.
    public let runs: (short: Int, long: Int)

    /// How many of what the table counts are done at once: a thousand states of a stream, say.
    public let batch: Int

    /// Whether instructions are counted on all threads rather than on the main one, because the work is on several.
    public let countsAllThreads: Bool

    /// Who does it: ours, the floor, the rivals.
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

    /// The contender of that role.
    public func contender(_ role: Contender.Role) -> Contender? {
        contenders.first { $0.role == role }
    }
}
