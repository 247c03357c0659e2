/// The limits of an exploration.
public struct ExplorationLimits: Sendable {
    /// The maximum number of states.
    public var states: Int
    /// The maximum number of runs of the feature.
    public var runs: Int
    /// The maximum number of choices of stubs during one action.
    public var choices: Int
    /// The maximum number of jobs until the host is idle.
    public var jobs: Int

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - states: The maximum number of states.
    ///   - runs: The maximum number of runs of the feature.
    ///   - choices: The maximum number of choices of stubs during one action.
    ///   - jobs: The maximum number of jobs until the host is idle.
    public init(states: Int = 1_000, runs: Int = 100_000, choices: Int = 24, jobs: Int = 10_000) {
        self.states = states
        self.runs = runs
        self.choices = choices
        self.jobs = jobs
    }
}
