import VSM

/// A clock whose time changes only when a test advances it.
///
/// Advance the clock of a host with ``TestHost/advance(by:fileID:filePath:line:column:)``. A clock without a host is for tests on other
/// actors: advancing it resumes the tasks whose deadline has passed, and doesn't wait for them.
///
/// ```swift
/// container.observe(model.search(text), debounced: .seconds(0.5, on: clock))
/// clock.advance(by: .seconds(0.5))
/// ```
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public final class TestClock: Clock, @unchecked Sendable {
    /// A point in time, measured from the creation of the clock.
    public struct Instant: InstantProtocol, CustomStringConvertible {
        /// The time since the creation of the clock.
        public let offset: Duration

        /// Creates an instant.
        ///
        /// - Parameter offset: The time since the creation of the clock.
        public init(offset: Duration) {
            self.offset = offset
        }

        /// The time since the creation of the clock, such as `0.5 seconds`.
        public var description: String { "\(offset)" }

        /// Returns the instant that is a duration later.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// Returns the time from this instant to another one.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Returns whether an instant is earlier than another one.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let lock = Lock()
    private var time = Instant(offset: .zero)
    private var sleepers = Sleepers()
    private var waiters: [(number: Int, deadline: Duration, continuation: CheckedContinuation<Bool, Never>)] = []
    private var waiterCount = 0

    /// Creates a clock that starts at zero.
    public init() {}

    /// The current time of the clock.
    public var now: Instant { lock.withLock { time } }

    /// Zero, because the clock is exact.
    public var minimumResolution: Duration { .zero }

    /// The deadlines of the tasks that sleep, measured from the creation of the clock, earliest first.
    public var deadlines: [Duration] { lock.withLock { sleepers.deadlines } }

    /// The number of calls of ``sleep(until:tolerance:)`` so far.
    public var sleepCount: Int { lock.withLock { sleepers.count } }

    /// Advances the clock and resumes the tasks whose deadline has passed, earliest first.
    ///
    /// On a test host, they continue in this order. Elsewhere, the order of tasks that are resumed together depends on
    /// their threads.
    ///
    /// It doesn't wait for the resumed tasks. A task whose deadline has passed already doesn't sleep at all, so a timer can
    /// be set just before or just after the clock advances.
    ///
    /// - Parameter duration: The time that passes. Traps if it is negative.
    public func advance(by duration: Duration) {
        precondition(duration >= .zero, "A clock cannot go back, but was advanced by \(duration).")
        let due = lock.withLock {
            time = time.advanced(by: duration)
            return sleepers.wake(at: time.offset)
        }
        for continuation in due { continuation.resume() }
    }

    /// Suspends until the clock reaches a deadline.
    ///
    /// - Parameters:
    ///   - deadline: The time at which to resume.
    ///   - tolerance: Has no effect.
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = lock.withLock { sleepers.nextNumber() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { fallAsleep(number, until: deadline.offset, $0) }
        } onCancel: {
            let continuation = lock.withLock { sleepers.remove(number) }
            continuation?.resume(throwing: CancellationError())
        }
    }

    /// Returns as soon as a task sleeps until a deadline.
    ///
    /// Use it in tests without a host to wait for a timer to be set. If none is set in time, or the current task is
    /// cancelled first, for example by the time limit of a test, the test fails at the line of the call and continues. The
    /// failure has the deadlines of the tasks that sleep.
    ///
    /// - Parameters:
    ///   - deadline: The deadline, measured from the creation of the clock.
    ///   - timeout: The real time until the wait fails. Time in which other code occupies the main actor does not count.
    public func waitForSleeper(
        until deadline: Duration,
        timeout: Duration = .seconds(60),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let number = lock.withLock {
            waiterCount += 1
            return waiterCount
        }
        let timer = Task {
            // A machine that is too busy to take a step, here or on the main actor, needs more time for the sleeper, too.
            for _ in 0..<60 {
                try await Task.sleep(for: timeout / 60)
                await MainActor.run {}
            }
            giveUpWaiting(number)
        }
        defer { timer.cancel() }
        let isThere = await withTaskCancellationHandler {
            await withCheckedContinuation { wait(number, until: deadline, $0) }
        } onCancel: {
            giveUpWaiting(number)
        }
        guard !isThere else { return }
        let end = Task.isCancelled ? "when the task is cancelled, as by the time limit of a test" : "after \(timeout)"
        reportFailure(
            "No task sleeps until \(deadline) \(end). The clock is at \(now), and tasks sleep until: \(deadlines).",
            at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    private func wait(_ number: Int, until deadline: Duration, _ continuation: CheckedContinuation<Bool, Never>) {
        // A later cancellation finds the waiter; an earlier one is seen here.
        let isThere: Bool? = lock.withLock {
            if sleepers.deadlines.contains(deadline) { return true }
            if Task.isCancelled { return false }
            waiters.append((number, deadline, continuation))
            return nil
        }
        if let isThere { continuation.resume(returning: isThere) }
    }

    private func giveUpWaiting(_ number: Int) {
        let waiter = lock.withLock {
            waiters.firstIndex { $0.number == number }.map { waiters.remove(at: $0).continuation }
        }
        waiter?.resume(returning: false)
    }

    private func fallAsleep(
        _ number: Int,
        until deadline: Duration,
        _ continuation: CheckedContinuation<Void, any Error>
    ) {
        // A later cancellation finds the sleeper; an earlier one is seen here.
        let (isAsleep, waiters) = lock.withLock {
            guard deadline > time.offset, !Task.isCancelled else {
                return (false, [CheckedContinuation<Bool, Never>]())
            }
            sleepers.add(number, until: deadline, continuation)
            let there = self.waiters.filter { $0.deadline == deadline }
            self.waiters.removeAll { $0.deadline == deadline }
            return (true, there.map(\.continuation))
        }
        if !isAsleep {
            if Task.isCancelled {
                continuation.resume(throwing: CancellationError())
            } else {
                continuation.resume()
            }
        }
        for waiter in waiters { waiter.resume(returning: true) }
    }
}
