extension TestHost {
    /// The host whose test runs the current code.
    @TaskLocal static var current: TestHost?

    /// Runs a test from its beginning to its end.
    nonisolated func test<Result>(_ body: (TestHost) throws -> Result) rethrows -> Result {
        try threads.enter {
            try Self.$current.withValue(self) {
                defer { close() }
                let result = try body(self)
                checkEnding()
                return result
            }
        }
    }

    private nonisolated func checkEnding() {
        for journey in run.journeys { journey.checkEnding(self) }
        let location = run.configuration.location
        if run.decisions.hasStrayed {
            reportFailure(
                """
                The seed \(run.configuration.seed) is not from this test: it decides what there is not to decide. If \
                it is, the test does not do the same in every run; look for sets, dictionaries, random numbers and dates.
                """,
                at: location
            )
        }
        if run.configuration.outsideWork == .isFailure, threads.outsideCount > 0 {
            reportFailure(
                """
                Something outside the test host made a task of the host go on, so what the test sees depends on how fast \
                that is (noticed: \(threads.outsideCount)). The host cannot run Task.detached, a Task that code on no \
                actor starts, the main actor, dispatch queues, threads, and clocks other than host.clock. Put a stub in \
                its place, or say withTestHost(outsideWork: .isAllowed).
                """,
                at: location
            )
        }
    }

    /// Lets go of what the test left behind, so that it does not stay in memory.
    private nonisolated func close() {
        run.isOver = true
        run.journeys = []
        for task in run.tasks { task.cancel() }
        run.tasks = []
        var stretch = 0
        while stretch < run.configuration.limit, runNext() { stretch += 1 }
    }
}
