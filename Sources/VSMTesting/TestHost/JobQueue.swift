import VSM

/// The jobs of a host that are ready to run, oldest first.
final class JobQueue: @unchecked Sendable {
    private let lock = Lock()
    private var jobs: [Job] = []
    private var appended = 0
    private var appendHandler: (@Sendable () -> Void)?

    /// A part of a task, from one suspension point to the next.
    struct Job {
        /// The number of jobs that arrived before.
        let number: Int
        let job: UnownedJob
        let kind: JobKind
        let origin: JobOrigin
        /// The number of the task, if the job is known to be a part of one.
        let task: UInt32?
    }

    /// The number of jobs that are ready.
    var count: Int { lock.withLock { jobs.count } }

    /// The number of jobs that have arrived so far.
    var appendCount: Int { lock.withLock { appended } }

    /// The job that arrived last, if it is ready.
    var last: Job? { lock.withLock { jobs.last } }

    /// Called after each job that arrives, on the thread that made it ready.
    ///
    /// For code that runs a host without a test.
    var onAppend: (@Sendable () -> Void)? {
        get { lock.withLock { appendHandler } }
        set { lock.withLock { appendHandler = newValue } }
    }

    /// Adds a job.
    func append(_ job: UnownedJob, as kind: JobKind, from origin: JobOrigin, of task: UInt32?) {
        lock.withLock {
            jobs.append(Job(number: appended, job: job, kind: kind, origin: origin, task: task))
            appended += 1
        }
        onAppend?()
    }

    /// Removes all jobs, whose tasks then never go on.
    func removeAll() {
        lock.withLock { jobs = [] }
    }

    /// Removes one of the jobs.
    ///
    /// - Parameter choose: Takes the jobs, at least one, and returns the index of the job to remove.
    /// - Returns: The job, or `nil` if no job is ready.
    func remove(choosing choose: ([Job]) -> Int) -> Job? {
        lock.withLock { jobs.isEmpty ? nil : jobs.remove(at: choose(jobs)) }
    }
}
