import CConcurrencyRuntime

/// How a host runs a job.
enum JobKind {
    /// A job that is isolated to the host.
    case isolated
    /// A job that isn't isolated to an actor, or that belongs to an actor without a custom executor.
    case concurrent
    /// A part of `Task.yield()`, which runs no code of the test.
    case yielding
    /// A task that was suspended on the host, on the way back to it; see ``TaskWhereabouts``.
    case returning

    /// Whether the job only takes a task to another executor, if it does what its kind usually does.
    var mayBeHop: Bool { self == .yielding || self == .returning }
}

extension vsm_job {
    /// Reads the header of a job that is ready.
    init(_ job: UnownedJob) {
        // Safe: the job is alive until it runs.
        self = unsafe vsm_read_job(unsafeBitCast(job, to: UnsafeRawPointer.self))
    }

    /// The number of the task, if the job is known to be a part of one.
    var knownTask: UInt32? { kind == vsm_job_of_task ? task : nil }
}
