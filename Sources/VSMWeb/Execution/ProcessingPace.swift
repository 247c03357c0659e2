/// What follows from the time that a session takes: where it runs, and whether its browser is read.
///
/// A pure value.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct ProcessingPace {
    /// A longer turn is slow: it holds up the sessions on the same event loop.
    let slowTurn: Duration
    /// How long a session stays away from the event loop after a slow turn.
    private let absence: Duration
    private let share: Double
    private let burst: Duration
    private var budget: Duration
    private var last: ContinuousClock.Instant
    private var slowUntil: ContinuousClock.Instant?

    init(_ limits: SessionLimits, now: ContinuousClock.Instant) {
        slowTurn = limits.slowTurn
        absence = limits.slowAbsence
        share = max(limits.processingShare, 0.001)
        burst = limits.processingBurst
        budget = burst
        last = now
    }

    /// Records a turn.
    ///
    /// - Returns: Whether it is the first slow one in a while, and so is worth a message to operators.
    mutating func note(_ turn: Duration, now: ContinuousClock.Instant) -> Bool {
        refill(now)
        budget -= turn
        guard turn > slowTurn else { return false }
        defer { slowUntil = now + absence }
        return !isSlow(now)
    }

    /// Whether the session has to run apart from others.
    func isSlow(_ now: @autoclosure () -> ContinuousClock.Instant) -> Bool {
        guard let slowUntil else { return false }
        return now() < slowUntil
    }

    /// How long the browser must not be read, because the session has used up its time; `nil` if it may.
    mutating func pause(now: ContinuousClock.Instant) -> Duration? {
        guard budget <= .zero else { return nil }
        refill(now)
        guard budget <= .zero else { return nil }
        // Until a hundredth of the burst is there, so that the pauses are not too short.
        return (burst / 100 - budget) / share + .milliseconds(1)
    }

    private mutating func refill(_ now: ContinuousClock.Instant) {
        budget = min(burst, budget + (now - last) * share)
        last = now
    }
}
