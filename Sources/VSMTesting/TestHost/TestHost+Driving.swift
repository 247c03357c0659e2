import VSM

// For products that run more than single containers on a host, such as pages.

@available(Systems 2024, *)
extension TestHost {
    /// Runs jobs until a condition holds or no job is ready.
    ///
    /// - Parameter condition: The condition; it is evaluated before each job, and at the end.
    /// - Returns: Whether the condition holds.
    @_spi(Host) public nonisolated func runJobs(
        until condition: () throws -> Bool,
        at location: TestLocation
    ) rethrows -> Bool {
        threads.preconditionIsIsolated()
        noteOutsideEvent()
        var jobCount = JobCount(limit: run.configuration.limit)
        while try !condition() {
            guard !run.isExhausted, runNext() else { return false }
            noteJob(&jobCount, at: location)
        }
        return true
    }

    /// Runs code, and tracks the actions of the containers that it creates, like those of ``container(state:)``.
    @_spi(Host) public nonisolated func trackingContainers<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard let journal = run.journal else { return try body() }
        return try withContainerObserver(journal, operation: body)
    }

    /// Runs a check when the test ends, unless it throws.
    @_spi(Host) public nonisolated func checkAtEnd(_ check: @escaping () -> Void) {
        run.endChecks.append(check)
    }

    /// Whether an action of a container of the host is running.
    @_spi(Host) public nonisolated var hasRunningAction: Bool { !run.actions.runningActions.isEmpty }

    /// A description of what the host waits for.
    @_spi(Host) public nonisolated var waitingFor: String { pendingWork }
}
