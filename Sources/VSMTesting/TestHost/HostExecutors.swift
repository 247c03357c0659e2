/// Takes the jobs that are isolated to a host.
final class HostSerialExecutor: SerialExecutor {
    private let queue: JobQueue
    private let threads: HostThreads

    init(_ queue: JobQueue, _ threads: HostThreads) {
        self.queue = queue
        self.threads = threads
    }

    func enqueue(_ job: consuming ExecutorJob) {
        threads.noteEnqueue()
        queue.append(.isolated(UnownedJob(job)))
    }

    func isIsolatingCurrentContext() -> Bool? { threads.isIsolated }

    func checkIsolated() {
        precondition(
            threads.isIsolated,
            """
            A test host was used from outside the test that made it, or by code that is on no actor. Call it, and what \
            belongs to it, from the code of the test or from tasks that run on the host.
            """
        )
    }
}

/// Takes the jobs of a host's tasks that are on no actor.
final class HostTaskExecutor: TaskExecutor {
    private let queue: JobQueue
    private let threads: HostThreads
    private let run: HostRun

    init(_ queue: JobQueue, _ threads: HostThreads, _ run: HostRun) {
        self.queue = queue
        self.threads = threads
        self.run = run
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if threads.isCurrent, run.noteStartedJob(job) { return }
        threads.noteEnqueue()
        queue.append(.concurrent(job))
    }
}
