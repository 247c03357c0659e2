import Synchronization

/// A clock that stands still until the test moves it on.
final class ManualClock: Clock {
    struct Instant: InstantProtocol {
        var sinceStart = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }
        func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
        static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.sinceStart < rhs.sinceStart }
    }

    private struct Time {
        var now = Instant()
        var sleeperCount = 0
        var sleepers: [Int: (deadline: Instant, wake: CheckedContinuation<Void, Never>)] = [:]
    }

    private let time = Mutex(Time())
    private let (deadlines, deadlineContinuation) = AsyncStream.makeStream(of: Instant.self)

    var now: Instant { time.withLock(\.now) }
    var minimumResolution: Duration { .nanoseconds(1) }

    /// Moves the time on and wakes those who sleep until then.
    func advance(by duration: Duration) {
        let due = time.withLock { time in
            time.now = time.now.advanced(by: duration)
            let due = time.sleepers.filter { $0.value.deadline <= time.now }
            for sleeper in due.keys { time.sleepers[sleeper] = nil }
            return due.values.map(\.wake)
        }
        for wake in due { wake.resume() }
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let sleeper = time.withLock { time in
            time.sleeperCount += 1
            return time.sleeperCount
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { wake in
                let isAsleep = time.withLock { time in
                    // The time may have moved on, or the task been cancelled, before the sleeper lies down.
                    guard time.now < deadline, !Task.isCancelled else { return false }
                    time.sleepers[sleeper] = (deadline, wake)
                    return true
                }
                if isAsleep { deadlineContinuation.yield(deadline) } else { wake.resume() }
            }
        } onCancel: {
            time.withLock { $0.sleepers.removeValue(forKey: sleeper) }?.wake.resume()
        }
        try Task.checkCancellation()
    }

    /// Waits until somebody has gone to sleep until a time, counted from the start.
    func waitForSleeper(until sinceStart: Duration) async {
        for await deadline in deadlines where deadline.sinceStart == sinceStart { return }
    }
}
