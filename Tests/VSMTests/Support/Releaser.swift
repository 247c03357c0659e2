import Foundation
import Synchronization

@testable import VSM

/// A thread that releases the last reference to each container that it is given, at the moment of a meeting.
///
/// Nothing orders what the two threads do after a meeting, not even for the thread sanitizer.
final class Releaser: @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by the lock.
    private var container: StateContainer<Int>?
    private var releaseCount = 0
    private let endsBefore: Bool
    private let arrivals = Atomic<Int>(0)

    /// - Parameters:
    ///   - count: The number of containers to release.
    ///   - endsBefore: Whether to end the container's action before its release, as the release does. The thread sanitizer
    ///     ignores what happens during a release.
    init(count: Int, endsBefore: Bool) {
        self.endsBefore = endsBefore
        Thread.detachNewThread { [self] in
            for number in 0..<count { releaseNext(number) }
        }
    }

    /// Passes the last reference to a container to the thread.
    func take(_ container: StateContainer<Int>) { lock.withLock { self.container = container } }

    /// Waits until the other thread is about to release the container.
    func meet(_ number: Int) {
        arrivals.wrappingAdd(1, ordering: .relaxed)
        wait { arrivals.load(ordering: .relaxed) >= 2 * (number + 1) }
        // Each thread comes first sometimes, by a time that varies.
        for _ in 0..<number % 61 * 5 { _ = arrivals.load(ordering: .relaxed) }
    }

    /// Waits until the thread has released a number of containers.
    func waitForRelease(_ number: Int) { wait { lock.withLock { releaseCount } > number } }

    private func releaseNext(_ number: Int) {
        wait { lock.withLock { container != nil } }
        var last = lock.withLock { container.take() }
        arrivals.wrappingAdd(1, ordering: .relaxed)
        wait { arrivals.load(ordering: .relaxed) >= 2 * (number + 1) }
        for _ in 0..<number % 67 * 10 { _ = arrivals.load(ordering: .relaxed) }
        if endsBefore { last?.storage.endForRelease() }
        last = nil
        withExtendedLifetime(last) {}
        lock.withLock { releaseCount += 1 }
    }

    private func wait(until condition: () -> Bool) {
        var attempts = 0
        while !condition() {
            attempts += 1
            if attempts > 200 { sched_yield() }
        }
    }
}
