public import VSM

/// An actor that runs only when a test says so, always in the same order, with a clock that the test owns.
///
/// A host is made by `withTestHost`. Containers that belong to it
/// begin their actions at once, as containers do, but what has to wait for its turn on the actor waits until the test
/// calls `runUntilIdle()` or one of its siblings. No test sleeps, and none depends on how
/// busy the machine is.
///
/// ```swift
/// @Test("Loads the profile")
/// func loads() {
///     withTestHost { host in
///         let container = host.container(state: ProfileViewState.initialized(model))
///         let journey = host.record(container)
///         container.observe(model.load())
///         host.runUntilIdle()
///         journey.expect(cases: "initialized", "loading", "loaded")
///     }
/// }
/// ```
///
/// The code of the test is on the host: it uses containers, journeys and the host itself directly, without `await`. What
/// the containers' actions do on no actor (`@concurrent` functions, child tasks) and on actors that leave their executor
/// to the runtime is run by the host as well.
///
/// What leaves the host is not in its hands: `Task.detached`, a `Task` that code on no actor starts, the main actor,
/// dispatch queues and threads, and clocks other than ``clock``. When something of that kind makes a task of the host go
/// on, the test fails and says so, see ``OutsideWork``. It goes unnoticed when that work is done before the task of the
/// host has begun to wait for it, and when the test ends first.
public actor TestHost: ManuallyDrivenActor {
    /// The host's clock, which stands still until the test advances it.
    public nonisolated let clock = TestClock()

    nonisolated let queue: JobQueue
    nonisolated let threads: HostThreads
    nonisolated let run: HostRun
    private nonisolated let serialExecutor: HostSerialExecutor
    private nonisolated let concurrentExecutor: HostTaskExecutor

    init(_ configuration: HostConfiguration) {
        queue = JobQueue()
        threads = HostThreads()
        run = HostRun(configuration)
        serialExecutor = HostSerialExecutor(queue, threads)
        concurrentExecutor = HostTaskExecutor(queue, threads, run)
    }

    deinit { queue.close() }

    /// The executor that the test drains.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { serialExecutor.asUnownedSerialExecutor() }

    package nonisolated var isCurrent: Bool { threads.isIsolated }

    package nonisolated var taskExecutor: any TaskExecutor { concurrentExecutor }

    /// Runs one of the jobs that are ready.
    ///
    /// - Returns: whether there was one.
    nonisolated func runNext() -> Bool {
        guard let job = queue.remove(choosing: run.nextJob) else { return false }
        run.actions.beginJob()
        runNow(job)
        run.actions.endJob()
        threads.enter { run.endPauses() }
        return true
    }

    nonisolated func runNow(_ job: JobQueue.Job) {
        let taskExecutor = concurrentExecutor.asUnownedTaskExecutor()
        switch job {
        case .isolated(let job):
            threads.enter { job.runSynchronously(isolatedTo: unownedExecutor, taskExecutor: taskExecutor) }
        case .concurrent(let job):
            // Elsewhere this would run beside the host, where a container may not be used.
            threads.enter(isIsolated: false) { job.runSynchronously(on: taskExecutor) }
        }
    }
}
