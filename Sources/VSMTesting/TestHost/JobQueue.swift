import VSM

/// The jobs of a host that are ready to run, oldest first.
final class JobQueue: @unchecked Sendable {
    private let lock = Lock()
    private var jobs: [Job] = []
    private var appendHandler: (@Sendable () -> Void)?

    /// A part of a task, from one suspension point to the next.
    enum Job {
        /// A job that is isolated to the host.
        case isolated(UnownedJob)
        /// A job that isn't isolated to an actor, or that belongs to an actor without a custom executor.
        case concurrent(UnownedJob)
    }

    /// The number of jobs that are ready.
    var count: Int { lock.withLock { jobs.count } }

    /// Called after each job that arrives, on the thread that made it ready.
    ///
    /// For code that runs a host without a test.
    var onAppend: (@Sendable () -> Void)? {
        get { lock.withLock { appendHandler } }
        set { lock.withLock { appendHandler = newValue } }
    }

    /// Adds a job.
    func append(_ job: Job) {
        lock.withLock { jobs.append(job) }
        onAppend?()
    }

    /// Removes one of the jobs.
    ///
    /// - Parameter choose: Takes the number of jobs, at least one, and returns the index of the job to remove.
    /// - Returns: The job, or `nil` if no job is ready.
    func remove(choosing choose: (Int) -> Int) -> Job? {
        lock.withLock { jobs.isEmpty ? nil : jobs.remove(at: choose(jobs.count)) }
    }
}
