/// Enqueues the jobs that are isolated to a host.
@available(Systems 2024, *)
final class HostSerialExecutor: SerialExecutor {
    private let intake: JobIntake
    private let threads: HostThreads

    init(_ intake: JobIntake, _ threads: HostThreads) {
        self.intake = intake
        self.threads = threads
    }

    func enqueue(_ job: consuming ExecutorJob) { intake.takeIsolated(UnownedJob(job), from: .host) }

    func isIsolatingCurrentContext() -> Bool? { threads.isIsolated }

    // Called on systems that don't support isIsolatingCurrentContext.
    func checkIsolated() { threads.preconditionIsIsolated() }
}

/// Enqueues the jobs of a host's tasks that aren't isolated to an actor.
@available(Systems 2024, *)
final class HostTaskExecutor: TaskExecutor {
    private let intake: JobIntake

    init(_ intake: JobIntake) {
        self.intake = intake
    }

    func enqueue(_ job: consuming ExecutorJob) { intake.takeConcurrent(UnownedJob(job), from: .host) }
}

/// Runs tasks that resume, until they go to the executor of their code; no code belongs to it.
@available(Systems 2024, *)
final class HostReturnExecutor: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        preconditionFailure("Internal inconsistency: a job was isolated to the way back to a test host.")
    }

    func isIsolatingCurrentContext() -> Bool? { false }
}
