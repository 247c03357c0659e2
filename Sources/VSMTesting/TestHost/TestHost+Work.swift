import CConcurrencyRuntime
@_spi(Host) public import VSM

@available(Systems 2024, *)
extension TestHost {
    /// The actor of the test.
    nonisolated var owner: any Actor { run.configuration.isMainActor ? MainActor.shared : self }

    /// Creates a container that is isolated to the host, or to the main actor in a test that is.
    ///
    /// - Parameter state: The initial state.
    /// - Returns: The container.
    public nonisolated func container<State>(state: State) -> StateContainer<State> {
        let container = StateContainer(state: state, isolation: owner)
        if let journal = run.journal { container.attach(journal) }
        return container
    }

    /// Creates a container that is isolated to the host and begins with an action; see `StateContainer(begin:)`.
    ///
    /// - Parameter action: What the action returned; its first state must be ready.
    /// - Returns: The container.
    public nonisolated func container<State>(
        begin action: StateSequence<State>,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> StateContainer<State> {
        let call = CallSite(file: "\(fileID)", line: line)
        let container = StateContainer(beginningLater: action, isolation: owner, from: call)
        if let journal = run.journal { container.attach(journal) }
        container.observeDeclaredInitialAction()
        return container
    }

    /// Starts asynchronous code on the host; it begins when the test next runs jobs.
    ///
    /// - Parameter body: The code.
    /// - Returns: A handle with the result of the code.
    @discardableResult
    public nonisolated func start<Success>(
        _ body: @escaping () async throws -> Success,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> HostTask<Success> {
        threads.preconditionIsIsolated()
        let work = HostWork(body)
        let task = startTask(work, named: "task started at \(fileID):\(line)")
        run.tasks.append(task)
        return HostTask(work, task)
    }

    package nonisolated func startTask(_ work: some IsolatedOperation) -> IsolatedTask {
        startTask(work, named: run.actions.takeLatestAction() ?? "task of a container")
    }

    package nonisolated func startDetachedTask(_ work: some IsolatedOperation, priority: TaskPriority) -> IsolatedTask {
        start(named: "timer of a container") {
            guard !run.configuration.isMainActor else {
                let operation = onMainActor(work)
                return Task.detached(executorPreference: concurrentExecutor, priority: priority, operation: operation)
            }
            return Task.detached(executorPreference: concurrentExecutor, priority: priority) {
                await self.perform(work)
            }
        }
    }

    private nonisolated func startTask(
        _ work: some IsolatedOperation,
        named name: @autoclosure () -> String
    ) -> IsolatedTask {
        start(named: name()) {
            guard !run.configuration.isMainActor else {
                return Task(executorPreference: concurrentExecutor, operation: onMainActor(work))
            }
            return Task(executorPreference: concurrentExecutor) { await self.perform(work) }
        }
    }

    /// Starts a task whose nonisolated parts the host runs, too, because the task prefers its executor.
    ///
    /// Such a task starts nonisolated. Its first job runs right here, so that the hop to the host isn't a separate job.
    private nonisolated func start(
        named name: @autoclosure () -> String,
        _ makeTask: () -> IsolatedTask
    ) -> IsolatedTask {
        let task = run.startingTask(makeTask)
        if let job = run.takeStartedJob() {
            if let task = vsm_job(job).knownTask { _ = run.mainActor?.insert(task) }
            run.noteTask(job, named: name())
            runNow(job, as: .concurrent)
        }
        return task
    }

    package nonisolated func enqueue(_ operation: @escaping @Sendable () -> Void) {
        Task(executorPreference: concurrentExecutor) { await self.perform(operation) }
    }

    private func perform(_ operation: @Sendable () -> Void) {
        operation()
    }

    private func perform(_ work: some IsolatedOperation) async {
        // Without a call here, Swift 6.3 considers the hop to the host superfluous and omits it.
        preconditionIsolated()
        await work.run()
    }

    private nonisolated func onMainActor(_ work: some IsolatedOperation) -> @Sendable () async throws -> Void {
        { @MainActor in
            // See above.
            MainActor.preconditionIsolated()
            await work.run()
        }
    }

    /// Runs asynchronous code on the host until it returns.
    ///
    /// The test fails if that takes more jobs than the limit of the host; the failure names the actions that kept running.
    ///
    /// ```swift
    /// let state = try host.run { await container.observe(model.reload(), until: \.isLoaded) }
    /// ```
    ///
    /// - Parameter body: The code.
    /// - Returns: The value that the code returns.
    /// - Throws: The error that the code throws, or ``UnfinishedWorkError`` if the host becomes idle or reaches its limit
    ///   before the code returns.
    public nonisolated func run<Success>(
        _ body: @escaping () async throws -> Success,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws -> Success {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let task = start(body, fileID: fileID, line: line)
        var jobCount = JobCount(limit: run.configuration.limit)
        while task.result == nil, !run.isExhausted, runNext() { noteJob(&jobCount, at: location) }
        guard let result = task.result else { throw UnfinishedWorkError(description: pendingWork) }
        return try result.get()
    }
}
