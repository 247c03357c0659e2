import Testing

/// A clock that a test advances, with instants, a time or both that are multiples of ten milliseconds.
///
/// Used on a test host only.
final class CoarseClock: Clock, @unchecked Sendable {
    /// What is coarse.
    enum Coarseness: CaseIterable {
        /// Instants, and the resolution says so.
        case instants
        /// Instants, but the clock has no resolution, as clocks of tests have.
        case instantsWithoutResolution
        /// Only the current time, so that a sleeper wakes before it has come.
        case time
    }

    struct Instant: InstantProtocol {
        /// Milliseconds.
        let time: Int
        let step: Int

        init(_ time: Int, step: Int) {
            self.time = time / step * step
            self.step = step
        }

        func advanced(by duration: Duration) -> Instant {
            Instant(time + Int(duration / .milliseconds(1)), step: step)
        }

        func duration(to other: Instant) -> Duration { .milliseconds(other.time - time) }

        static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
    }

    private let coarseness: Coarseness
    private var milliseconds = 0
    private(set) var sleepCount = 0
    private var sleepers: [(deadline: Instant, continuation: CheckedContinuation<Void, Never>)] = []

    init(_ coarseness: Coarseness) { self.coarseness = coarseness }

    var now: Instant { Instant(milliseconds / 10 * 10, step: coarseness == .time ? 1 : 10) }

    var minimumResolution: Duration { coarseness == .instants ? .milliseconds(10) : .zero }

    /// Wakes the sleepers whose deadlines have passed.
    func advance(toMillisecond milliseconds: Int) {
        self.milliseconds = milliseconds
        let due = sleepers.filter { $0.deadline.time <= milliseconds }
        sleepers.removeAll { $0.deadline.time <= milliseconds }
        for sleeper in due { sleeper.continuation.resume() }
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        sleepCount += 1
        // A timer that spins would never let the test continue.
        try #require(sleepCount < 100)
        guard deadline.time > milliseconds else { return }
        await withTaskCancellationHandler {
            await withCheckedContinuation { sleepers.append((deadline, $0)) }
        } onCancel: {
            advance(toMillisecond: .max)
        }
    }
}
