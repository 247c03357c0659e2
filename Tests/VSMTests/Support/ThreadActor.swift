import Dispatch
import Foundation

/// An actor whose jobs run on a dedicated thread, on which other code may run, too.
actor ThreadActor {
    /// The methods by which the actor's executor checks code outside of its jobs.
    enum Knowledge: String, CaseIterable {
        case nothing
        /// The executor can trap, which was the only way before Swift 6.2.
        case checkIsolated
        /// The executor can return the answer.
        case isIsolatingCurrentContext
    }

    nonisolated let executor: ThreadExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ knowledge: Knowledge) {
        executor = ThreadExecutor(knowledge)
    }

    deinit { executor.end() }

    func run<Result: Sendable>(
        _ body: @Sendable (isolated ThreadActor) async throws -> Result
    ) async rethrows -> Result {
        try await body(self)
    }

    /// Runs code on the actor's thread outside of a job, and waits for it.
    nonisolated func runBlock<Result: Sendable>(_ body: @escaping () -> Result) -> Result {
        let body = Carried(value: body)
        let result = BlockResult<Result>()
        let done = DispatchSemaphore(value: 0)
        executor.append {
            result.value = body.value()
            done.signal()
        }
        done.wait()
        return result.value!
    }
}

/// The return value of a block; a semaphore orders the accesses.
private final class BlockResult<Value>: @unchecked Sendable {
    var value: Value?
}

final class ThreadExecutor: SerialExecutor, @unchecked Sendable {
    private let knowledge: ThreadActor.Knowledge
    private let condition = NSCondition()
    private var work: [@Sendable () -> Void] = []
    private var hasEnded = false
    private var thread: Thread?

    init(_ knowledge: ThreadActor.Knowledge) {
        self.knowledge = knowledge
        Thread.detachNewThread { [self] in serve() }
    }

    func append(_ work: @escaping @Sendable () -> Void) {
        condition.withLock { self.work.append(work) }
        condition.signal()
    }

    func end() {
        condition.withLock { hasEnded = true }
        condition.signal()
    }

    /// Runs on the thread, which retains the executor until the actor ends.
    private func serve() {
        condition.withLock { thread = Thread.current }
        while let work = next() { work() }
        condition.withLock { thread = nil }
    }

    private func next() -> (@Sendable () -> Void)? {
        condition.withLock {
            while work.isEmpty {
                if hasEnded { return nil }
                condition.wait()
            }
            return work.removeFirst()
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        append { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func checkIsolated() {
        precondition(knowledge != .nothing && isOnThread, "This is not the executor's thread.")
    }

    func isIsolatingCurrentContext() -> Bool? {
        knowledge == .isIsolatingCurrentContext ? isOnThread : nil
    }

    private var isOnThread: Bool { condition.withLock { thread === Thread.current } }
}
