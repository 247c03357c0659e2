import Dispatch
import Foundation
import NIOCore
import VSM

/// The threads for sessions with long computations, which would hold up other sessions on their event loop.
///
/// There is one thread fewer than there are cores, but at least one. Work runs in the order in which it arrives.
final class SlowSessionThreads: WorkQueue {
    static let shared = SlowSessionThreads(count: ProcessInfo.processInfo.activeProcessorCount - 1)

    private let count: Int
    private let state = LockedValue(State())

    private struct State {
        var waiting = CircularBuffer<@Sendable () -> Void>()
        var busy = 0
    }

    /// - Parameter count: The number of threads; at least one is used.
    init(count: Int) {
        self.count = max(1, count)
    }

    /// Work on these threads is never begun in place.
    var isCurrent: Bool { false }

    func run(_ work: @escaping @Sendable () -> Void) {
        guard startsThread(for: work) else { return }
        DispatchQueue.global().async { [self] in
            while let work = next() { work() }
        }
    }

    private func startsThread(for work: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            state.waiting.append(work)
            guard state.busy < count else { return false }
            state.busy += 1
            return true
        }
    }

    private func next() -> (@Sendable () -> Void)? {
        state.withLock { state in
            if let work = state.waiting.popFirst() { return work }
            state.busy -= 1
            return nil
        }
    }
}
