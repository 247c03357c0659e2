@available(Systems 2024, *)
extension TestHost {
    /// Runs jobs until none is ready.
    ///
    /// The test fails if that takes more jobs than the limit of the host; the failure names the actions that kept running.
    public nonisolated func runUntilIdle(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        threads.preconditionIsIsolated()
        noteOutsideEvent()
        runUntilIdle(at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Advances ``clock``, resuming each sleeping task at its deadline and running jobs until none is ready.
    ///
    /// Jobs that are ready now run first. The limit of the host applies to the jobs at each deadline, so a task may sleep
    /// again and again. The test fails beyond 100 times as many deadlines.
    ///
    /// - Parameter duration: The time that passes.
    public nonisolated func advance(
        by duration: Duration,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        threads.preconditionIsIsolated()
        noteOutsideEvent()
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let start = clock.now.offset
        let end = start + duration
        var deadlines = 0
        runUntilIdle(at: location)
        while let deadline = clock.deadlines.first, deadline <= end, !run.isExhausted {
            guard deadlines < 100 * run.configuration.limit else {
                let passed = clock.now.offset - start
                giveUp("Tasks slept until \(deadlines) deadlines in \(passed) of \(duration)", at: location)
                break
            }
            deadlines += 1
            clock.advance(by: deadline - clock.now.offset)
            runUntilIdle(at: location)
        }
        clock.advance(by: end - clock.now.offset)
        runUntilIdle(at: location)
    }

    /// Runs jobs until a condition holds.
    ///
    /// The clock doesn't advance. The test fails if the host becomes idle, or exceeds its limit, before the condition
    /// holds.
    ///
    /// - Parameter condition: The condition; it is evaluated before each job.
    public nonisolated func run(
        until condition: () -> Bool,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        threads.preconditionIsIsolated()
        noteOutsideEvent()
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        var jobCount = JobCount(limit: run.configuration.limit)
        while !condition(), !run.isExhausted {
            guard runNext() else {
                return reportFailure("The host is idle, but the condition does not hold.\n\(pendingWork)", at: location)
            }
            noteJob(&jobCount, at: location)
        }
    }

    /// Counts the jobs of one call.
    struct JobCount {
        let limit: Int
        var count = 0
    }

    private nonisolated func runUntilIdle(at location: TestLocation) {
        var jobCount = JobCount(limit: run.configuration.limit)
        while !run.isExhausted, runNext() { noteJob(&jobCount, at: location) }
    }

    nonisolated func noteJob(_ jobCount: inout JobCount, at location: TestLocation) {
        jobCount.count += 1
        guard run.actions.isOverLimit || jobCount.count >= jobCount.limit && queue.count > 0 else { return }
        giveUp(
            run.actions.isOverLimit
                ? "A task set more than \(jobCount.limit) states without suspending"
                : "\(jobCount.count) jobs ran, and the host is still not idle",
            at: location
        )
    }

    private nonisolated func giveUp(_ happened: String, at location: TestLocation) {
        guard !run.isExhausted else { return }
        run.isExhausted = true
        let busiest = run.actions.busiestActions
        let culprits =
            busiest.isEmpty
            ? "No container changed its state meanwhile: look for a task that loops forever."
            : "The busiest actions:\n" + busiest.map { "  \($0)" }.joined(separator: "\n")
        reportFailure(
            """
            \(happened): something loops forever. \(culprits)
            If the test needs that many, raise the limit: withTestHost(limit: …).
            """,
            at: location
        )
    }

    /// A description of the actions, sleeping tasks and jobs that are left.
    nonisolated var pendingWork: String {
        var lines: [String] = []
        for action in run.actions.runningActions { lines.append("Running: \(action).") }
        let deadlines = clock.deadlines
        if let first = deadlines.first {
            lines.append(
                "Tasks asleep on the host's clock, which is at \(clock.now): \(deadlines.count), the first until \(first)."
            )
        }
        if queue.count > 0 { lines.append("Jobs that are ready: \(queue.count). Call host.runUntilIdle().") }
        if run.configuration.isMainActor, !lines.isEmpty, deadlines.isEmpty, queue.count == 0 {
            lines.append(
                """
                The test occupies the main thread: what waits for DispatchQueue.main, a timer or a run loop goes on when the \
                test has ended. Replace it by a stub.
                """
            )
        }
        return lines.isEmpty ? "No action is running and no task is asleep." : lines.joined(separator: "\n")
    }
}
