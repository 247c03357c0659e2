import Synchronization

@testable import VSMWeb

/// A queue whose work is run by a test.
final class ManualQueue: WorkQueue {
    private let waiting = Mutex<[@Sendable () -> Void]>([])
    private let current = Mutex(false)

    var isCurrent: Bool { current.withLock(\.self) }
    var count: Int { waiting.withLock(\.count) }

    func run(_ work: @escaping @Sendable () -> Void) {
        waiting.withLock { $0.append(work) }
    }

    /// Calls a function as if it ran on the queue.
    func enter<Result>(_ body: () -> Result) -> Result {
        current.withLock { $0 = true }
        defer { current.withLock { $0 = false } }
        return body()
    }

    /// Runs the waiting work and the work that it adds.
    func runAll() {
        while let work = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { enter(work) }
    }
}

extension SessionLimits {
    /// For tests that must not depend on the speed of the machine.
    static var neverSlow: SessionLimits {
        var limits = SessionLimits()
        limits.slowTurn = .seconds(100_000)
        limits.processingBurst = .seconds(100_000)
        limits.unconnected = .seconds(100_000)
        return limits
    }
}
