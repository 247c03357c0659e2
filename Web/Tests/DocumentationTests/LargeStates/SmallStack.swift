import Foundation

/// An actor whose jobs run on a thread with a stack of 512 kB, as the secondary threads of Apple's systems have.
actor SmallStack {
    private nonisolated let executor = Executor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    deinit { executor.end() }

    var stackSize: Int { Thread.current.stackSize }

    private final class Executor: SerialExecutor, @unchecked Sendable {
        private let condition = NSCondition()
        private var jobs: [UnownedJob] = []
        private var hasEnded = false

        init() {
            let thread = Thread { [self] in
                while let job = next() { unsafe job.runSynchronously(on: asUnownedSerialExecutor()) }
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            condition.withLock { jobs.append(job) }
            condition.signal()
        }

        func end() {
            condition.withLock { hasEnded = true }
            condition.signal()
        }

        private func next() -> UnownedJob? {
            condition.withLock {
                while jobs.isEmpty, !hasEnded { condition.wait() }
                return jobs.isEmpty ? nil : jobs.removeFirst()
            }
        }
    }
}
