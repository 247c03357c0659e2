import CConcurrencyRuntime
import VSM

/// The state of one test run on a host.
///
/// Used on the host only.
final class HostRun: @unchecked Sendable {
    let configuration: HostConfiguration
    let actions: RunningActionsObserver
    var decisions: Decisions

    /// The indices of the outcomes that stubs have chosen so far.
    var choices: [Int] = []

    /// Descriptions of the outcomes that stubs have chosen so far, and of the time that has passed.
    var outcomes: [String] = []

    /// The number of steps of the test and of answers of stubs; see ``OutsideEvents``.
    var outsideSteps = 0

    /// Records the events of the host's containers and the choices of stubs.
    var journal: Journal?

    /// Checks that run when the test ends; each reports its own failure.
    var endChecks: [() -> Void] = []

    /// The tasks that the test has started.
    var tasks: [IsolatedTask] = []

    /// Whether the test has ended, so that code that still runs isn't part of it.
    var isOver = false

    /// Whether the limit was reached, after which no more jobs run.
    var isExhausted = false

    /// The jobs so far, if a search for other orders needs them.
    var schedule: Schedule?
    /// The number of decisions before the schedule began.
    var decisionsBeforeSchedule = 0

    /// Tasks that resume after the current job.
    private var pausing: [CheckedContinuation<Void, Never>] = []

    /// Whether jobs run in the order in which they became ready, so that decisions are only those of stubs.
    var runsInOrder = false
    /// Whether several jobs were ready at once, in the order in which they became ready.
    var hasOtherOrders = false

    /// The tasks of a host that replaces the main actor, while it does.
    var mainActor: MainActorTasks?

    private var isStartingTask = false
    private var startedJob: UnownedJob?
    private(set) var whereabouts: TaskWhereabouts

    init(_ configuration: HostConfiguration, entryOfYield: UInt) {
        self.configuration = configuration
        actions = RunningActionsObserver(limit: configuration.limit)
        decisions = Decisions(configuration.seed)
        whereabouts = TaskWhereabouts(entryOfYield: entryOfYield)
    }

    /// Returns the kind of a job that arrives at the executor of code that isn't isolated to the host.
    func kind(of header: vsm_job, _ job: UnownedJob) -> JobKind {
        let current = vsm_current_task()
        // Safe: only the address is used.
        let address = unsafe unsafeBitCast(job, to: UInt.self)
        return whereabouts.kind(of: header, otherTaskIsCurrent: current != 0 && current != address)
    }

    /// Notes that a job runs in a closure.
    func running<Result>(_ job: UnownedJob, as kind: JobKind, _ body: () -> Result) -> Result {
        let outer = whereabouts.running
        whereabouts.begin(vsm_job(job), as: kind)
        defer { whereabouts.running = outer }
        return body()
    }

    /// Creates a task whose first job isn't enqueued.
    func startingTask(_ makeTask: () -> IsolatedTask) -> IsolatedTask {
        isStartingTask = true
        defer { isStartingTask = false }
        return makeTask()
    }

    /// Keeps the first job of a task that is being created.
    ///
    /// - Returns: Whether a task is being created.
    func noteStartedJob(_ job: UnownedJob) -> Bool {
        guard isStartingTask else { return false }
        isStartingTask = false
        startedJob = job
        return true
    }

    /// Removes and returns the first job of the task that was created last.
    func takeStartedJob() -> UnownedJob? {
        startedJob.take()
    }

    /// Suspends the current task so that jobs that are ready can run first.
    func pause() async {
        await withCheckedContinuation { pausing.append($0) }
    }

    /// Resumes the tasks that paused.
    func endPauses() {
        guard !pausing.isEmpty else { return }
        let continuations = pausing
        pausing = []
        for continuation in continuations { continuation.resume() }
    }
}
