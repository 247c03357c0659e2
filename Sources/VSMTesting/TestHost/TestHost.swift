import CConcurrencyRuntime
public import VSM

/// An actor that runs only when a test tells it to, in a reproducible order, with a clock that the test controls.
///
/// Create a host with `withTestHost`. Its containers start their actions immediately, as containers do, but jobs that
/// have to wait for the actor run only when the test calls `runUntilIdle()` or a similar method. Tests don't sleep, and
/// don't depend on the load of the machine.
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
/// The code of the test is on the host: it uses containers, journeys and the host itself without `await`. The host also
/// runs the nonisolated parts of actions, such as `@concurrent` functions and child tasks, and default actors that they call.
///
/// In a test that is isolated to the main actor, the host replaces the main actor until the test ends. Containers belong to the
/// main actor, as in an app. The host then also runs what an app starts by itself: `Task`, `Task.detached`,
/// `MainActor.run`, and classes that have their own container. It takes only what the test and its tasks enqueue, so other tests
/// run in parallel, and calls the hooks that other libraries have set in the runtime. It needs macOS 26, iOS 26 and
/// their siblings, or Linux; elsewhere, the test fails. A test that isn't isolated has a host that is another actor.
///
/// The host can't run `Task.sleep`, clocks other than ``clock``, dispatch queues, timers, `URLSession`, threads, or actors with a
/// custom executor; and, if it doesn't replace the main actor, `Task.detached`, a `Task` started by nonisolated code, and the
/// main actor. If such external work resumes a task of the host, the test fails; see ``ExternalWorkPolicy``. The host doesn't
/// notice external work that is done before a task starts waiting for it, or that outlives the test.
@available(Systems 2024, *)
public actor TestHost: ManuallyDrivenActor {
    /// The host's clock, whose time changes only when the test advances it.
    public nonisolated let clock = TestClock()

    nonisolated let queue: JobQueue
    nonisolated let threads: HostThreads
    nonisolated let run: HostRun
    nonisolated let intake: JobIntake
    private nonisolated let serialExecutor: HostSerialExecutor
    nonisolated let concurrentExecutor: HostTaskExecutor
    private nonisolated let returnExecutor = HostReturnExecutor()

    init(_ configuration: HostConfiguration, entryOfYield: UInt = TestHost.entryOfYield) {
        queue = JobQueue()
        threads = HostThreads(isMainActor: configuration.isMainActor)
        run = HostRun(configuration, entryOfYield: entryOfYield)
        intake = JobIntake(queue, threads, run)
        serialExecutor = HostSerialExecutor(intake, threads)
        concurrentExecutor = HostTaskExecutor(intake)
    }

    /// The executor whose jobs the test runs.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        // Safe: the host keeps its executor alive.
        unsafe serialExecutor.asUnownedSerialExecutor()
    }

    /// Whether the caller is on the host.
    @_spi(Host) public nonisolated var isCurrent: Bool { threads.isIsolated }

    /// Runs one of the jobs that are ready.
    ///
    /// - Returns: Whether a job was ready.
    nonisolated func runNext() -> Bool {
        guard let job = queue.remove(choosing: run.nextJob) else { return false }
        let appendCount = queue.appendCount
        run.actions.beginJob()
        runNow(job.job, as: job.kind, from: job.origin)
        run.actions.endJob()
        threads.enter { run.endPauses() }
        run.noteEnd(of: job, in: queue, after: appendCount)
        return true
    }

    nonisolated func runNow(_ job: UnownedJob, as kind: JobKind, from origin: JobOrigin = .host) {
        // Safe: the host keeps its executors alive, and this call keeps the host alive.
        let taskExecutor = unsafe concurrentExecutor.asUnownedTaskExecutor()
        run.running(job, as: kind) {
            switch (kind, origin) {
            case (.isolated, .runtime):
                let executor = unsafe MainActorExecutor.shared.asUnownedSerialExecutor()
                threads.enter {
                    if vsm_job(job).prefers_executor {
                        unsafe job.runSynchronously(isolatedTo: executor, taskExecutor: taskExecutor)
                    } else {
                        unsafe job.runSynchronously(on: executor)
                    }
                }
            case (.isolated, .host):
                threads.enter { unsafe job.runSynchronously(isolatedTo: unownedExecutor, taskExecutor: taskExecutor) }
            case (.concurrent, _), (.yielding, _), (.returning, .runtime):
                // Elsewhere, this job would run in parallel with the host, where containers must not be used.
                threads.enter(isIsolated: false) { unsafe job.runSynchronously(on: taskExecutor) }
            case (.returning, .host):
                let executor = unsafe returnExecutor.asUnownedSerialExecutor()
                threads.enter(isIsolated: false) {
                    unsafe job.runSynchronously(isolatedTo: executor, taskExecutor: taskExecutor)
                }
            }
        }
    }
}
