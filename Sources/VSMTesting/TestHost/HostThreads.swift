import CConcurrencyRuntime
import Synchronization
import VSM

/// Tracks which thread runs a host, and how often other threads enqueued work on it.
@available(Systems 2024, *)
final class HostThreads: Sendable {
    /// The thread that runs the host, or 0.
    private let current = Atomic<UInt64>(0)
    /// Whether that thread runs code that is isolated to the host, rather than nonisolated code.
    private let isIsolating = Atomic<Bool>(false)
    private let externalWorkSoFar = Locked(ExternalWork())
    /// Whether the host replaces the main actor.
    private let isMainActor: Bool

    init(isMainActor: Bool) {
        self.isMainActor = isMainActor
    }

    /// Whether the current thread runs the host.
    var isCurrent: Bool { current.load(ordering: .relaxed) == vsm_current_thread() }

    /// Whether the caller is isolated to the host.
    var isIsolated: Bool { isCurrent && isIsolating.load(ordering: .relaxed) }

    /// Traps unless the caller is isolated to the host.
    func preconditionIsIsolated() {
        guard !isIsolated else { return }
        fatalError(
            """
            A test host was used outside its test or by nonisolated code. Use it and its containers only in the code \
            of the test or in tasks that run on the host.
            """
        )
    }

    /// The work on other threads that made a task of the host ready.
    var externalWork: ExternalWork { externalWorkSoFar.withLock { $0 } }

    func noteEnqueue() {
        if !isCurrent { externalWorkSoFar.withLock { $0.note() } }
    }

    /// Runs a closure with the current thread on the host.
    ///
    /// - Parameters:
    ///   - isIsolated: Whether the closure is isolated to the host.
    ///   - body: The closure.
    /// - Returns: The value that the closure returns.
    func enter<Result>(isIsolated: Bool = true, _ body: () throws -> Result) rethrows -> Result {
        let previous = current.exchange(vsm_current_thread(), ordering: .relaxed)
        precondition(
            previous == 0 || previous == vsm_current_thread(),
            "Two threads are running the same test host. Create a host for each test."
        )
        let wasIsolating = isIsolating.exchange(isIsolated, ordering: .relaxed)
        let role =
            isMainActor
            ? vsm_set_main_actor_role(isIsolated ? vsm_replacing_main_actor : vsm_replacing_other_executors) : nil
        defer {
            if let role { _ = vsm_set_main_actor_role(role) }
            isIsolating.store(wasIsolating, ordering: .relaxed)
            current.store(previous, ordering: .relaxed)
        }
        return try body()
    }
}
