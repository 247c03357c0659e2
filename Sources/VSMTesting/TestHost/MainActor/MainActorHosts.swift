import CConcurrencyRuntime
import VSM

/// The hosts that replace the main actor.
@available(Systems 2024, *)
enum MainActorHosts {
    /// A host, as far as its jobs need it.
    struct Host {
        let host: TestHost
        let tasks: MainActorTasks

        var intake: JobIntake { host.intake }
    }

    /// The hosts that run, innermost last.
    ///
    /// They are on the main actor, so they begin and end one after the other.
    private static let running = Locked<[Host]>([])

    /// Begins to run a host.
    static func begin(_ host: Host) {
        running.withLock { $0.append(host) }
        // Safe: hosts begin and end on the main actor.
        unsafe MainActorReplacement.running = host.host
        // Safe: the functions have no context.
        unsafe vsm_begin_replacing_main_actor(
            MainActorExecutor.shared.words,
            { job in
                // Safe: the runtime passes a job that is alive.
                MainActorHosts.take(unsafe unsafeBitCast(job, to: UnownedJob.self), isIsolated: false)
            },
            { task in MainActorHosts.running.withLock { $0.contains { $0.tasks.contains(task) } } }
        )
    }

    /// Ends the host that began last.
    static func end() {
        vsm_end_replacing_main_actor()
        let outer = running.withLock { hosts in
            hosts.removeLast()
            return hosts.last?.host
        }
        unsafe MainActorReplacement.running = outer
    }

    /// Gives a job to the host whose task it is a part of, or to the host that runs on the current thread.
    ///
    /// - Parameters:
    ///   - job: The job.
    ///   - isIsolated: Whether the job is isolated to the main actor.
    /// - Returns: Whether it is the job of a host.
    static func take(_ job: UnownedJob, isIsolated: Bool) -> Bool {
        guard let host = host(of: vsm_job(job).knownTask) else { return false }
        if isIsolated {
            host.intake.takeIsolated(job, from: .runtime)
        } else {
            host.intake.takeConcurrent(job, from: .runtime)
        }
        return true
    }

    private static func host(of task: UInt32?) -> Host? {
        running.withLock { hosts in
            if let task, let host = hosts.last(where: { $0.tasks.contains(task) }) { return host }
            guard vsm_main_actor_role() != vsm_ordinary, let host = hosts.last else { return nil }
            if let task, host.tasks.isOlder(task) { return nil }
            return host
        }
    }
}
