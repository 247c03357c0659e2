import CConcurrencyRuntime

/// The executor of the main actor for the work of hosts that replace it.
///
/// All hosts share it, because tasks may refer to it when their host has ended. The main actor then runs them.
@available(Systems 2024, *)
final class MainActorExecutor: SerialExecutor {
    static let shared = MainActorExecutor()

    /// The executor as the runtime sees it.
    var words: vsm_executor {
        // Safe: the layout of `UnownedSerialExecutor` is frozen, and this object is never released.
        unsafe unsafeBitCast(asUnownedSerialExecutor(), to: vsm_executor.self)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if !MainActorHosts.take(job, isIsolated: true) {
            JobIntake.giveBack(job, isIsolated: true)
        }
    }

    func isIsolatingCurrentContext() -> Bool? { vsm_main_actor_role() == vsm_replacing_main_actor }
}
