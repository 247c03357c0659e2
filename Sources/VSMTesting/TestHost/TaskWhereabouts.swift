import CConcurrencyRuntime

/// Tells jobs that run code of the test from jobs that only take a task to another executor.
///
/// A suspended task resumes on no actor, and then goes to the actor of its code. In between, it runs no code of the test:
/// after each suspension, Swift code first goes to its own executor. So a task that was suspended on the host can resume on
/// an executor to which no code belongs. Its first job then ends with the way to another executor, and can be told from a
/// job with code that isn't isolated to an actor.
struct TaskWhereabouts {
    /// What the host is running.
    enum Running {
        /// The code of the test, or nothing.
        case nothing
        case task(UInt32)
        /// The job of `Task.yield()` that resumes the task.
        case yield
        /// The tasks that wait for an actor, or something unknown.
        case other
    }

    /// The address of the code of `Task.yield()` that isn't isolated to its caller's actor; 0 if it isn't known.
    let entryOfYield: UInt
    var running = Running.nothing
    /// The tasks whose last job was isolated to the host.
    private var onHost: Set<UInt32> = []

    init(entryOfYield: UInt) {
        self.entryOfYield = entryOfYield
    }

    /// Notes that a job runs now.
    mutating func begin(_ header: vsm_job, as kind: JobKind) {
        switch header.kind {
        case vsm_job_of_task:
            running = .task(header.task)
            switch kind {
            case .isolated: onHost.insert(header.task)
            case .concurrent: onHost.remove(header.task)
            case .yielding, .returning: break
            }
        case vsm_job_of_yield: running = .yield
        default: running = .other
        }
    }

    /// Returns the kind of a job that arrives at the executor of code that isn't isolated to the host.
    ///
    /// - Parameters:
    ///   - header: The header of the job.
    ///   - isCurrentTask: Whether a task is current other than that of the job; a task isn't when it leaves its executor.
    func kind(of header: vsm_job, otherTaskIsCurrent: Bool) -> JobKind {
        if header.kind == vsm_job_of_yield { return .yielding }
        guard header.kind == vsm_job_of_task else { return .concurrent }
        if entryOfYield != 0, header.entry == entryOfYield { return .yielding }
        let isSuspended =
            switch running {
            case .nothing, .yield: true
            case .task(let task): task != header.task
            case .other: otherTaskIsCurrent
            }
        return isSuspended && onHost.contains(header.task) ? .returning : .concurrent
    }
}
