public import VSM

extension TestHost {
    /// Makes a container that belongs to the host.
    ///
    /// - Parameter state: the state to render until an action says otherwise.
    /// - Returns: the container.
    public nonisolated func container<State>(state: State) -> StateContainer<State> {
        let container = StateContainer(state: state, isolation: self).attach(run.actions)
        if let journal = run.journal { container.attach(journal) }
        return container
    }

    /// Starts asynchronous code on the host; it begins when the test next runs the host.
    ///
    /// - Parameter body: the code.
    /// - Returns: tells when it is done, and what came of it.
    @discardableResult
    public nonisolated func start<Success>(_ body: @escaping () async throws -> Success) -> HostTask<Success> {
        threads.preconditionIsIsolated()
        let work = HostWork(body)
        let task = startTask(work)
        run.tasks.append(task)
        return HostTask(work, task)
    }

    package nonisolated func startTask(_ work: some IsolatedOperation) -> Task<Void, Never> {
        // With this preference, what the task does on no actor stays in the hands of the host. Such a task begins on no
        // actor, too; its way to the host is no job of its own.
        let task = run.startingTask { Task(executorPreference: taskExecutor) { await self.perform(work) } }
        if let job = run.takeStartedJob() { runNow(.concurrent(job)) }
        return task
    }

    private func perform(_ work: some IsolatedOperation) async {
        // Without a call here, Swift 6.3 takes the way to the host for superfluous and leaves it out.
        preconditionIsolated()
        await work.run()
    }

    /// Runs asynchronous code on the host to its end.
    ///
    /// The test fails if that is not reached within the limit of the host, and the failure says what kept running.
    ///
    /// ```swift
    /// let state = try host.run { await container.observe(model.reload(), until: \.isLoaded) }
    /// ```
    ///
    /// - Parameter body: the code.
    /// - Returns: what the code returns.
    /// - Throws: what the code throws; ``UnfinishedWork`` if the host is idle, or at its limit, and the code is not
    ///   done.
    public nonisolated func run<Success>(
        _ body: @escaping () async throws -> Success,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws -> Success {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let task = start(body)
        var stretch = Stretch(limit: run.configuration.limit)
        while task.result == nil, !run.isExhausted, runNext() { noteJob(&stretch, at: location) }
        guard let result = task.result else { throw UnfinishedWork(description: waiting) }
        return try result.get()
    }
}
