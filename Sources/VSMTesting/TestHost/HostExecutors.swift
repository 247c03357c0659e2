import CConcurrencyRuntime

/// Enqueues the jobs that are isolated to a host.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class HostSerialExecutor: SerialExecutor {
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
        let header = vsm_job(job)
        threads.noteEnqueue()
        if threads.isCurrent { run.noteActor() }
        queue.append(job, as: .isolated, of: header.knownTask)
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
        let header = vsm_job(job)
        guard threads.isCurrent else {
            threads.noteEnqueue()
            return queue.append(job, as: .concurrent, of: header.knownTask)
        }
        if run.noteStartedJob(job) { return }
        run.noteActor()
        queue.append(job, as: run.kind(of: header, job), of: header.knownTask)
    }
}

/// Runs tasks that resume, until they go to the executor of their code; no code belongs to it.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class HostReturnExecutor: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        preconditionFailure("Internal inconsistency: a job was isolated to the way back to a test host.")
    }

    func isIsolatingCurrentContext() -> Bool? { false }
}
