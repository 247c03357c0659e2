import CConcurrencyRuntime
import Synchronization

/// Puts the jobs of a host into its queue.
@available(Systems 2024, *)
final class JobIntake: Sendable {
    private let queue: JobQueue
    private let threads: HostThreads
    private let run: HostRun
    private let hasEnded = Atomic<Bool>(false)

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
        guard !hasEnded.load(ordering: .acquiring) else { return Self.giveBack(job, isIsolated: false) }
        guard threads.isCurrent else {
            threads.noteEnqueue()
            return queue.append(job, as: .concurrent, from: origin, of: header.knownTask)
        }
        if origin == .host, run.noteStartedJob(job) { return }
        noteTask(job, header, from: origin)
        run.noteActor()
        queue.append(job, as: run.kind(of: header, job), from: origin, of: header.knownTask)
    }

    /// Gives jobs that are left, and those that arrive later, back to the runtime.
    ///
    /// For a host that replaced the main actor. Their tasks may have left it before it ended.
    func end() {
        hasEnded.store(true, ordering: .releasing)
        while let job = queue.remove(choosing: { _ in 0 }) {
            // Nothing else can run what is isolated to the host itself.
            if job.kind == .isolated, job.origin == .host { continue }
            Self.giveBack(job.job, isIsolated: job.kind == .isolated)
        }
    }

    /// Enqueues a job where it would have been without a host.
    static func giveBack(_ job: UnownedJob, isIsolated: Bool) {
        // Safe: the job is alive until it runs.
        let job = unsafe unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
        unsafe isIsolated ? vsm_enqueue_on_main_actor(job) : vsm_enqueue_globally(job)
    }

    /// Notes a task that the host's work started on an executor of the runtime.
    private func noteTask(_ job: UnownedJob, _ header: vsm_job, from origin: JobOrigin) {
        guard origin == .runtime, let task = header.knownTask, run.mainActor?.insert(task) == true else { return }
        run.noteTask(job, named: "task that the tested code started")
    }
}
