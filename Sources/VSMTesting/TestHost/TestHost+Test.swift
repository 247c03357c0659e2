import CConcurrencyRuntime
import VSM
import VSMRateLimiting

@available(Systems 2024, *)
extension TestHost {
    /// The host of the current test.
    @TaskLocal static var current: TestHost?

    /// Runs a test and its final checks.
    nonisolated func test<Result>(_ body: (TestHost) throws -> Result) rethrows -> Result {
        guard run.configuration.isMainActor else { return try runTest(body) }
        let tasks = MainActorTasks(after: numberOfNewTask())
        run.mainActor = tasks
        MainActorHosts.begin(MainActorHosts.Host(host: self, tasks: tasks))
        defer {
            MainActorHosts.end()
            intake.end()
        }
        return try runTest(body)
    }

    private nonisolated func runTest<Result>(_ body: (TestHost) throws -> Result) rethrows -> Result {
        try threads.enter {
            try Self.$current.withValue(self) {
                try TestedTime.$clock.withValue(StandardRateLimitClock(clock)) {
                    try withContainerObserver(run.actions) {
                        let reporter = RuntimeIssueReporter { [run] in
                            reportFailure("\($0)", at: run.configuration.location)
                        }
                        return try RuntimeIssue.$reporter.withValue(reporter) {
                            defer { close() }
                            let result = try body(self)
                            checkEnding()
                            return result
                        }
                    }
                }
            }
        }
    }

    /// Returns the number of a task that is created now.
    private nonisolated func numberOfNewTask() -> UInt32 {
        threads.enter {
            _ = run.startingTask { Task(executorPreference: concurrentExecutor) {} }
            guard let job = run.takeStartedJob() else { return 0 }
            let number = vsm_job(job).task
            runNow(job, as: .concurrent)
            return number
        }
    }

    private nonisolated func checkEnding() {
        for check in run.endChecks { check() }
        let location = run.configuration.location
        if run.decisions.hasDiverged {
            reportFailure(
                """
                The seed \(run.configuration.seed) does not fit this test: the test does not make the decisions that \
                it encodes. If the seed was reported by this test, the test is nondeterministic; look for sets, \
                dictionaries, random numbers and dates.
                """,
                at: location
            )
        }
        let externalWork = threads.externalWork
        if run.configuration.externalWork == .fail, externalWork.count > 0 {
            let text = externalWork.description(onMainActor: run.configuration.isMainActor)
            reportFailure("\(text) Or allow it: withTestHost(externalWork: .allow).", at: location)
        }
    }

    /// Cancels and releases the work that the test left behind.
    private nonisolated func close() {
        run.isOver = true
        run.endChecks = []
        for task in run.tasks { task.cancel() }
        run.tasks = []
        var jobCount = 0
        while jobCount < run.configuration.limit, runNext() { jobCount += 1 }
        // What still runs would never end.
        if jobCount == run.configuration.limit { queue.removeAll() }
    }
}
