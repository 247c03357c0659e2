/// What is known of the run of one test on a host.
///
/// Used on the host only.
final class HostRun: @unchecked Sendable {
    let configuration: HostConfiguration
    let actions: ActionTally
    var decisions: Decisions

    /// The outcomes that stubs have chosen so far, in words.
    var outcomes: [String] = []

    /// Is told of the host's containers and of what stubs choose.
    var journal: Journal?

    /// Journeys that have to be complete when the test ends.
    var journeys: [any JourneyEnding] = []

    /// What the test has started.
    var tasks: [Task<Void, Never>] = []

    /// Whether the test is over, so that nothing that still runs is part of it.
    var isOver = false

    /// Whether the limit was reached, after which nothing runs any more.
    var isExhausted = false

    /// Tasks that go on once the job that runs has come to its end.
    private var pausing: [CheckedContinuation<Void, Never>] = []

    private var isStartingTask = false
    private var startedJob: UnownedJob?

    init(_ configuration: HostConfiguration) {
        self.configuration = configuration
        actions = ActionTally(limit: configuration.limit)
        decisions = Decisions(configuration.seed)
    }

    /// Decides which of the ready jobs runs next.
    func nextJob(of count: Int) -> Int {
        configuration.runsInOrder || isOver ? 0 : decisions.decide(among: count)
    }

    /// Makes a task whose first job is not to be queued.
    func startingTask(_ makeTask: () -> Task<Void, Never>) -> Task<Void, Never> {
        isStartingTask = true
        defer { isStartingTask = false }
        return makeTask()
    }

    /// Takes the first job of a task.
    ///
    /// - Returns: whether a task is being made.
    func noteStartedJob(_ job: UnownedJob) -> Bool {
        guard isStartingTask else { return false }
        isStartingTask = false
        startedJob = job
        return true
    }

    /// The first job of the task that was made last.
    func takeStartedJob() -> UnownedJob? {
        startedJob.take()
    }

    /// Lets what is ready have its turn before the current task goes on.
    func pause() async {
        await withCheckedContinuation { pausing.append($0) }
    }

    /// Makes those ready that paused.
    func endPauses() {
        guard !pausing.isEmpty else { return }
        let continuations = pausing
        pausing = []
        for continuation in continuations { continuation.resume() }
    }
}
