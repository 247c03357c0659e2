import Synchronization

/// The phase of a server: serving, or about to stop.
final class ServerPhase: Sendable {
    private let draining = Atomic(false)
    private let deadline = LockedValue<ContinuousClock.Instant?>(nil)
    private let lastDeadline = LockedValue<ContinuousClock.Instant?>(nil)

    /// Whether the server was asked to stop.
    var isDraining: Bool { draining.load(ordering: .relaxed) }

    /// Records that the server was asked to stop.
    func beginDraining() { draining.store(true, ordering: .relaxed) }

    /// Returns the time until which the server waits for actions, counted from the first call.
    func deadline(in time: Duration) -> ContinuousClock.Instant { Self.first(deadline, in: time) }

    /// Returns the time until which the server waits for the last states of pages, counted from the first call.
    func lastDeadline(in time: Duration) -> ContinuousClock.Instant { Self.first(lastDeadline, in: time) }

    private static func first(
        _ deadline: borrowing LockedValue<ContinuousClock.Instant?>,
        in time: Duration
    ) -> ContinuousClock.Instant {
        deadline.withLock { deadline in
            let result = deadline ?? .now + time
            deadline = result
            return result
        }
    }
}
