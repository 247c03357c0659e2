import CConcurrencyRuntime

/// Puts the jobs of a host into its queue.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class JobIntake: Sendable {
    private let queue: JobQueue
    private let threads: HostThreads
    private let run: HostRun

    init(_ queue: JobQueue, _ threads: HostThreads, _ run: HostRun) {
        self.queue = queue
        self.threads = threads
        self.run = run
    }

    /// Takes a job that is isolated to the host, or to the main actor that it replaces.
    func takeIsolated(_ job: UnownedJob, from origin: JobOrigin) {
        let header = vsm_job(job)
        threads.noteEnqueue()
        if threads.isCurrent {
            noteTask(job, header, from: origin)
            run.noteActor()
        }
        queue.append(job, as: .isolated, from: origin, of: header.knownTask)
    }

    /// Takes a job that isn't isolated to an actor, or that belongs to an actor without a custom executor.
    func takeConcurrent(_ job: UnownedJob, from origin: JobOrigin) {
        let header = vsm_job(job)
        guard threads.isCurrent else {
            threads.noteEnqueue()
            return queue.append(job, as: .concurrent, from: origin, of: header.knownTask)
        }
        if origin == .host, run.noteStartedJob(job) { return }
        noteTask(job, header, from: origin)
        run.noteActor()
        queue.append(job, as: run.kind(of: header, job), from: origin, of: header.knownTask)
    }

    /// Notes a task that the host's work started on an executor of the runtime.
    private func noteTask(_ job: UnownedJob, _ header: vsm_job, from origin: JobOrigin) {
        guard origin == .runtime, let task = header.knownTask, run.mainActor?.insert(task) == true else { return }
        run.noteTask(job, named: "task that the tested code started")
    }
}
