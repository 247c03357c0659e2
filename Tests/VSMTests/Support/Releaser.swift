import Foundation
import Synchronization

@testable import VSM

/// A thread that releases the last reference to each container that it is given, just after it meets the test.
///
/// Nothing orders what the two threads do after a meeting, not even for the thread sanitizer.
final class Releaser: @unchecked Sendable {
    private let condition = NSCondition()
    // Guarded by the condition.
    private var container: StateContainer<Int>?
    private var meetingCount = 0
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
    func take(_ container: StateContainer<Int>) { condition.withLock { self.container = container } }

    /// Waits until the thread is about to release the container.
    func meet(_ number: Int) {
        advance(\.meetingCount)
        arrive(number)
        // Each thread comes first sometimes, by a time that varies.
        delay(number % 61)
    }

    /// Waits until the thread has released the container.
    func waitForRelease(_ number: Int) { wait(for: \.releaseCount, toExceed: number) }

    private func releaseNext(_ number: Int) {
        wait(for: \.meetingCount, toExceed: number)
        var last = condition.withLock { container.take() }
        arrive(number)
        delay(number % 67 * 2)
        if endsBefore, last?.storage.running != nil { last?.storage.tearDown() }
        last = nil
        withExtendedLifetime(last) {}
        advance(\.releaseCount)
    }

    /// Waits for the other thread without a lock, which would order the threads.
    private func arrive(_ number: Int) {
        arrivals.wrappingAdd(1, ordering: .relaxed)
        var attempts = 0
        while arrivals.load(ordering: .relaxed) < 2 * (number + 1) {
            attempts += 1
            if attempts > 200 { sched_yield() }
        }
    }

    private func delay(_ time: Int) {
        for _ in 0..<time * 5 { _ = arrivals.load(ordering: .relaxed) }
    }

    private func advance(_ count: ReferenceWritableKeyPath<Releaser, Int>) {
        condition.withLock { self[keyPath: count] += 1 }
        condition.broadcast()
    }

    private func wait(for count: KeyPath<Releaser, Int>, toExceed number: Int) {
        condition.withLock {
            while self[keyPath: count] <= number { condition.wait() }
        }
    }
}
