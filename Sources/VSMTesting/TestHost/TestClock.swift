import Foundation

/// A clock that stands still until a test moves it on.
///
/// The one of a host moves with ``TestHost/advance(by:)``. A clock without a host is for tests on the main actor or on
/// actors of their own: moving it on wakes those whose time has come, and waits for nothing.
///
/// ```swift
/// container.observe(model.search(text), debounced: .seconds(0.5), clock: clock)
/// clock.advance(by: .seconds(0.5))
/// ```
public final class TestClock: Clock, @unchecked Sendable {
    /// A moment, as the time since the clock was made.
    public struct Instant: InstantProtocol, CustomStringConvertible {
        /// The time since the clock was made.
        public let offset: Duration

        /// Makes a moment.
        ///
        /// - Parameter offset: the time since the clock was made.
        public init(offset: Duration) {
            self.offset = offset
        }

        /// The time since the clock was made, such as `0.5 seconds`.
        public var description: String { "\(offset)" }

        /// The moment some time later.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// The time from here to another moment.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Whether one moment is before the other.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let lock = NSLock()
    private var time = Instant(offset: .zero)
    private var sleepers = Sleepers()
    private var onlookers: [(number: Int, deadline: Duration, continuation: CheckedContinuation<Void, Never>)] = []
    private var onlookerCount = 0

    /// Makes a clock that stands at zero.
    public init() {}

    /// Where the clock stands.
    public var now: Instant { lock.withLock { time } }

    /// Zero: the clock is exact.
    public var minimumResolution: Duration { .zero }

    /// When those who sleep want to be woken, as the time since the clock was made, earliest first.
    public var deadlines: [Duration] { lock.withLock { sleepers.deadlines } }

    /// How often somebody went to sleep.
    public var sleepCount: Int { lock.withLock { sleepers.count } }

    /// Moves the clock on and wakes those whose time has come, earliest first.
    ///
    /// It does not wait for what they do then. Who goes to sleep afterwards looks at the clock first, so it makes no
    /// difference whether a timer is set just before the clock moves or just after.
    ///
    /// - Parameter duration: the time that passes; not negative, or the call traps.
    public func advance(by duration: Duration) {
        precondition(duration >= .zero, "A clock cannot go back; it was told to advance by \(duration).")
        let due = lock.withLock {
            time = time.advanced(by: duration)
            return sleepers.wake(at: time.offset)
        }
        for continuation in due { continuation.resume() }
    }

    /// Suspends until the clock has come to a moment.
    ///
    /// - Parameters:
    ///   - deadline: when to go on.
    ///   - tolerance: has no effect.
    /// - Throws: `CancellationError` at once when the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = lock.withLock { sleepers.nextNumber() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { fallAsleep(number, until: deadline.offset, $0) }
        } onCancel: {
            let continuation = lock.withLock { sleepers.remove(number) }
            continuation?.resume(throwing: CancellationError())
        }
    }

    /// Returns when somebody sleeps until a time, at once if somebody does already.
    ///
    /// For tests without a host, to know that a timer was set. It returns, too, when the task is cancelled, as a time limit
    /// of the test does.
    ///
    /// - Parameter deadline: the time since the clock was made.
    public func waitForSleeper(until deadline: Duration) async {
        let number = lock.withLock {
            onlookerCount += 1
            return onlookerCount
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isThere = lock.withLock {
                    if Task.isCancelled || sleepers.deadlines.contains(deadline) { return true }
                    onlookers.append((number, deadline, continuation))
                    return false
                }
                if isThere { continuation.resume() }
            }
        } onCancel: {
            let onlooker = lock.withLock {
                onlookers.firstIndex { $0.number == number }.map { onlookers.remove(at: $0).continuation }
            }
            onlooker?.resume()
        }
    }

    private func fallAsleep(
        _ number: Int,
        until deadline: Duration,
        _ continuation: CheckedContinuation<Void, any Error>
    ) {
        // Whoever cancels from here on finds the sleeper, and whoever did so before is seen.
        let (isAsleep, onlookers) = lock.withLock {
            guard deadline > time.offset, !Task.isCancelled else {
                return (false, [CheckedContinuation<Void, Never>]())
            }
            sleepers.add(number, until: deadline, continuation)
            let there = self.onlookers.filter { $0.deadline == deadline }
            self.onlookers.removeAll { $0.deadline == deadline }
            return (true, there.map(\.continuation))
        }
        if !isAsleep {
            if Task.isCancelled {
                continuation.resume(throwing: CancellationError())
            } else {
                continuation.resume()
            }
        }
        for onlooker in onlookers { onlooker.resume() }
    }
}
