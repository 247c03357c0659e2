import Foundation

/// A clock that stands still until a test moves it on.
///
/// Moving it on wakes those whose time has come and waits for nothing. Who goes to sleep afterwards looks at the clock
/// first, so it makes no difference whether a timer was set before the clock moved or after.
final class ManualClock: Clock, @unchecked Sendable {
    /// A moment, as the time since the clock was made.
    struct Instant: InstantProtocol, CustomStringConvertible {
        var offset: Duration

        var description: String { "\(offset)" }

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        func duration(to other: Instant) -> Duration { other.offset - offset }

        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let number: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct Onlooker {
        let deadline: Instant
        let continuation: CheckedContinuation<Void, Never>
    }

    private let lock = NSLock()
    private var time = Instant(offset: .zero)
    private var sleepers: [Sleeper] = []
    private var onlookers: [Onlooker] = []
    private var sleeps = 0

    var now: Instant { lock.withLock { time } }

    var minimumResolution: Duration { .zero }

    /// When those who sleep want to be woken, earliest first.
    var deadlines: [Duration] { lock.withLock { sleepers.map(\.deadline.offset).sorted() } }

    /// How often somebody went to sleep.
    var sleepCount: Int { lock.withLock { sleeps } }

    /// Moves the clock on and wakes those whose time has come, earliest first.
    func advance(by duration: Duration) {
        let due = lock.withLock {
            time = time.advanced(by: duration)
            let due = sleepers.filter { $0.deadline <= time }.sorted { $0.deadline < $1.deadline }
            sleepers.removeAll { $0.deadline <= time }
            return due
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    /// Returns when somebody sleeps until a time, at once if somebody does already.
    func waitForSleeper(until deadline: Duration) async {
        await withCheckedContinuation { continuation in
            let isThere = lock.withLock {
                if sleepers.contains(where: { $0.deadline.offset == deadline }) { return true }
                onlookers.append(Onlooker(deadline: Instant(offset: deadline), continuation: continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = lock.withLock {
            sleeps += 1
            return sleeps
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                fallAsleep(Sleeper(number: number, deadline: deadline, continuation: continuation))
            }
        } onCancel: {
            let sleeper = lock.withLock {
                sleepers.firstIndex { $0.number == number }.map { sleepers.remove(at: $0) }
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    private func fallAsleep(_ sleeper: Sleeper) {
        // Whoever cancels from here on finds the sleeper, and whoever did so before is seen.
        let (isDue, onlookers) = lock.withLock {
            guard sleeper.deadline > time, !Task.isCancelled else { return (true, [Onlooker]()) }
            sleepers.append(sleeper)
            let there = self.onlookers.filter { $0.deadline == sleeper.deadline }
            self.onlookers.removeAll { $0.deadline == sleeper.deadline }
            return (false, there)
        }
        if isDue {
            if Task.isCancelled {
                sleeper.continuation.resume(throwing: CancellationError())
            } else {
                sleeper.continuation.resume()
            }
        }
        for onlooker in onlookers { onlooker.continuation.resume() }
    }
}
