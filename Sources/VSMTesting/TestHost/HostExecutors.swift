/// Enqueues the jobs that are isolated to a host.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
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

    // Called on systems that don't support isIsolatingCurrentContext.
    func checkIsolated() { threads.preconditionIsIsolated() }
}

/// Enqueues the jobs of a host's tasks that aren't isolated to an actor.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
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
