/// The limits of an exploration.
///
/// An exploration that reaches the limit of states, runs, choices or jobs throws an error. One that reaches the limit of
/// sleeps or orders leaves something out, which is in ``StateGraph/omissions``. It also warns if it reaches the default limit
/// of sleeps, if there are more orders than the test wants to try, or if a few long walks find what the graph lacks because
/// states have the same name.
public struct ExplorationLimits: Sendable {
    /// The maximum number of states.
    public var states: Int
    /// The maximum number of runs of the feature.
    public var runs: Int
    /// The maximum number of choices of stubs during one action.
    public var choices: Int
    /// The maximum number of jobs until the host is idle.
    public var jobs: Int
    /// How often in a row the clock advances to the next deadline without an action; by default, 100 times.
    public var sleeps: Int?
    /// The number of orders of concurrent jobs that are tried for each step.
    ///
    /// By default, an exploration runs jobs only in the order in which they became ready, and a replay tries up to 100 orders.
    public var orders: Int?
    /// The number of long walks at the end of an exploration, which look for what the graph lacks; by default, ten.
    ///
    /// They are not part of the number of runs.
    public var walks: Int

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - states: The maximum number of states.
    ///   - runs: The maximum number of runs of the feature.
    ///   - choices: The maximum number of choices of stubs during one action.
    ///   - jobs: The maximum number of jobs until the host is idle.
    ///   - sleeps: How often in a row the clock advances to the next deadline without an action; by default, 100 times.
    ///   - orders: The number of orders of concurrent jobs that are tried for each step; by default, one for an exploration,
    ///     and 100 for a replay.
    ///   - walks: The number of long walks at the end of an exploration.
    public init(
        states: Int = 1_000,
        runs: Int = 100_000,
        choices: Int = 24,
        jobs: Int = 10_000,
        sleeps: Int? = nil,
        orders: Int? = nil,
        walks: Int = 10
    ) {
        self.states = states
        self.runs = runs
        self.choices = choices
        self.jobs = jobs
        self.sleeps = sleeps
        self.orders = orders
        self.walks = walks
    }

    /// The number of sleeps in a row, with its default.
    var maximumSleeps: Int { sleeps ?? 100 }
    /// The number of orders of a step of an exploration, with its default.
    var exploredOrders: Int { orders ?? 1 }
    /// The number of orders of a step of a replay, with its default.
    var replayedOrders: Int { orders ?? 100 }
}
