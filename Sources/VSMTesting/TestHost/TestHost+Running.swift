extension TestHost {
    /// Runs what is ready, and what that makes ready, until nothing is.
    ///
    /// The test fails if that does not end within the limit of the host, and the failure says what kept running.
    public nonisolated func runUntilIdle(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        threads.preconditionIsIsolated()
        var stretch = Stretch(limit: run.configuration.limit)
        runUntilIdle(&stretch, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Lets time pass: wakes those who sleep on ``clock``, each at its time, and runs what they make ready.
    ///
    /// What is ready now runs first.
    ///
    /// - Parameter duration: the time that passes.
    public nonisolated func advance(
        by duration: Duration,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        threads.preconditionIsIsolated()
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        var stretch = Stretch(limit: run.configuration.limit)
        runUntilIdle(&stretch, at: location)
        let end = clock.now.offset + duration
        while let deadline = clock.deadlines.first, deadline <= end, !run.isExhausted {
            clock.advance(by: deadline - clock.now.offset)
            runUntilIdle(&stretch, at: location)
            // A timer that is set again and again may cost no more than a job each time.
            guard stretch.count < stretch.limit else {
                if let next = clock.deadlines.first, next <= end { giveUp(stretch, at: location) }
                continue
            }
        }
        clock.advance(by: end - clock.now.offset)
        runUntilIdle(&stretch, at: location)
    }

    /// Runs what is ready, piece by piece, until a condition holds.
    ///
    /// Time stands still. The test fails if the host is idle before the condition holds, or does not become idle within
    /// its limit.
    ///
    /// - Parameter condition: is asked before each piece.
    public nonisolated func run(
        until condition: () -> Bool,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        threads.preconditionIsIsolated()
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        var stretch = Stretch(limit: run.configuration.limit)
        while !condition(), !run.isExhausted {
            guard runNext() else {
                return reportFailure("The host is idle, and the condition does not hold.\n\(waiting)", at: location)
            }
            noteJob(&stretch, at: location)
        }
    }

    /// The jobs that run at a stretch.
    struct Stretch {
        let limit: Int
        var count = 0
    }

    nonisolated func runUntilIdle(_ stretch: inout Stretch, at location: TestLocation) {
        while !run.isExhausted, runNext() { noteJob(&stretch, at: location) }
    }

    nonisolated func noteJob(_ stretch: inout Stretch, at location: TestLocation) {
        stretch.count += 1
        guard run.actions.isOverrun || stretch.count >= stretch.limit && queue.count > 0 else { return }
        giveUp(stretch, at: location)
    }

    private nonisolated func giveUp(_ stretch: Stretch, at location: TestLocation) {
        guard !run.isExhausted else { return }
        run.isExhausted = true
        let happened =
            run.actions.isOverrun
            ? "A task led to more than \(stretch.limit) states without a pause"
            : "\(stretch.count) jobs ran, and the host is still not idle"
        let busiest = run.actions.busiestActions
        let culprits =
            busiest.isEmpty
            ? "No container was given a state meanwhile: look for a task that repeats without end."
            : "Those that moved on most:\n" + busiest.map { "  \($0)" }.joined(separator: "\n")
        reportFailure(
            """
            \(happened): something repeats without end. \(culprits)
            If the test needs that many, give it a higher limit: withTestHost(limit: …).
            """,
            at: location
        )
    }

    /// What has not come to its end, in words.
    nonisolated var waiting: String {
        var lines: [String] = []
        for action in run.actions.runningActions { lines.append("Running: \(action).") }
        let deadlines = clock.deadlines
        if let first = deadlines.first {
            lines.append(
                "\(deadlines.count) asleep on the host's clock, which stands at \(clock.now); the first until \(first)."
            )
        }
        if queue.count > 0 { lines.append("Jobs that are ready: \(queue.count). Call host.runUntilIdle().") }
        return lines.isEmpty ? "Nothing runs and nobody sleeps." : lines.joined(separator: "\n")
    }
}
