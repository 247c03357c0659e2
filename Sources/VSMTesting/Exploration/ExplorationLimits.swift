/// How far an exploration goes before it gives up.
public struct ExplorationLimits: Sendable {
    /// How many states there may be.
    public var states: Int
    /// How many times the feature may be run.
    public var runs: Int
    /// How many choices the stubs may make while one action runs.
    public var choices: Int
    /// How many jobs may run until nothing is ready.
    public var jobs: Int

    /// Sets limits.
    ///
    /// - Parameters:
    ///   - states: how many states there may be.
    ///   - runs: how many times the feature may be run.
    ///   - choices: how many choices the stubs may make while one action runs.
    ///   - jobs: how many jobs may run until nothing is ready.
    public init(states: Int = 1_000, runs: Int = 100_000, choices: Int = 24, jobs: Int = 10_000) {
        self.states = states
        self.runs = runs
        self.choices = choices
        self.jobs = jobs
    }
}
