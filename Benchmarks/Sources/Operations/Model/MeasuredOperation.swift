/// A measured operation with its contenders.
public struct MeasuredOperation: Sendable {
    /// The name on the command line and in the file of thresholds.
    public let name: String

    /// The title in the table.
    public let title: String

    /// The numbers of operations in a shorter and a longer run, whose difference is measured.
    public let runs: (short: Int, long: Int)

    /// The number of operations in one batch, such as a thousand states of a stream.
    public let batch: Int

    /// Whether instructions are counted on all threads instead of the main one, because the work uses several.
    public let countsAllThreads: Bool

    /// The contenders: ours, the floor, and other libraries.
    public let contenders: [Contender]

    init(
        _ name: String,
        _ title: String,
        runs: (short: Int, long: Int) = (100, 1_100),
        batch: Int = 1,
        countsAllThreads: Bool = false,
        contenders: [Contender]
    ) {
        self.name = name
        self.title = title
        self.runs = runs
        self.batch = batch
        self.countsAllThreads = countsAllThreads
        self.contenders = contenders
    }
}
