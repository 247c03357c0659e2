/// The decisions that depend on a session's processing time: where it runs, and whether its browser is read.
///
/// A pure value.
struct ProcessingPace {
    /// The duration beyond which a turn is slow and holds up the sessions on the same event loop.
    let slowTurn: Duration
    /// How long a session stays away from the event loop after a slow turn.
    private let absence: Duration
    /// How long the session has to wait for each second of computing if its budget is used up.
    private let waitPerSecond: Double
    private var budget: TokenBucket
    private var slowUntil: ContinuousClock.Instant?

    init(_ limits: SessionLimits, now: ContinuousClock.Instant) {
        slowTurn = limits.slowTurn
        absence = limits.slowAbsence
        waitPerSecond = 1 / max(limits.processingShare, 0.001)
        budget = TokenBucket(refilledIn: limits.processingBurst * waitPerSecond, now: now)
    }

    /// Records a turn.
    ///
    /// - Returns: Whether the turn is the first slow one in a while, which is reported to operators.
    mutating func note(_ turn: Duration, now: ContinuousClock.Instant) -> Bool {
        budget.spend(turn * waitPerSecond, now: now)
        guard turn > slowTurn else { return false }
        defer { slowUntil = now + absence }
        return !isSlow(now)
    }

    /// Returns whether the session has to run apart from others.
    func isSlow(_ now: @autoclosure () -> ContinuousClock.Instant) -> Bool {
        guard let slowUntil else { return false }
        return now() < slowUntil
    }

    /// Returns how long the browser must not be read because the session has used up its time; `nil` if it may be read.
    func pause(now: ContinuousClock.Instant) -> Duration? {
        budget.timeToRecover(now: now)
    }
}
