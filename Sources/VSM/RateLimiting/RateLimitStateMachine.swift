/// What to do about a call that has arrived: what ``RateLimitStateMachine/arrive(_:rule:intervalEnd:)`` returns.
///
/// It is not nested there, because groups of all clocks return it.
struct RateLimitArrival<Call> {
    /// The call, if it is performed immediately.
    var performed: Call?
    /// Whether to start a timer, which begins with ``RateLimitStateMachine/wake(at:next:)``.
    var startsTimer = false
    /// The replaced call, which will never be performed.
    var replaced: Call?
}

/// The debounced or throttled calls of one group, as a pure value that returns what to do.
///
/// It holds the waiting call and the time when it is due. There is at most one timer: a call that postpones the waiting
/// call only moves the time, and the timer sleeps again if it wakes too early. A call that is due earlier than the
/// previous one needs a new timer.
struct RateLimitStateMachine<Instant: Comparable, Call> {
    /// The waiting call.
    private(set) var waiting: Call?

    /// The time when the waiting call, or the next one if none waits, may be performed; `nil` while no timer runs.
    private(set) var due: Instant?

    /// Adds a call.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - rule: Whether the call is debounced or throttled.
    ///   - time: The end of the interval that begins now.
    /// - Returns: What to do.
    mutating func arrive(_ call: Call, rule: RateLimitRule, intervalEnd time: Instant) -> RateLimitArrival<Call> {
        switch rule {
        case .throttle where due == nil:
            preconditionNothingWaits()
            due = time
            return RateLimitArrival(performed: call, startsTimer: true)
        case .throttle:
            let replaced = waiting
            waiting = call
            return RateLimitArrival(replaced: replaced)
        case .debounce:
            // A timer that sleeps until a later time would wake up too late.
            let startsTimer = due.map { time < $0 } ?? true
            let replaced = waiting
            // Not as a tuple, whose type unspecialized code would look up.
            due = time
            waiting = call
            return RateLimitArrival(startsTimer: startsTimer, replaced: replaced)
        }
    }

    /// What a timer does next.
    enum TimerStep {
        /// Sleep until then, and ask again.
        case sleep(until: Instant)
        /// Perform the call, and ask again.
        case perform(Call)
        /// End: no call waits, and the next one is independent of earlier ones.
        case end
    }

    /// Returns what the timer does next.
    ///
    /// - Parameters:
    ///   - now: The time.
    ///   - next: The earliest time of the call after one that is performed now; `nil` if calls have no minimum
    ///     interval.
    /// - Returns: What to do.
    mutating func wake(at now: Instant, next: Instant?) -> TimerStep {
        guard let due else {
            preconditionNothingWaits()
            return .end
        }
        if now < due { return .sleep(until: due) }
        guard let call = waiting else {
            self.due = nil
            return .end
        }
        waiting = nil
        // The time must not be `nil` here: the timer still runs, and a call that arrives meanwhile must not start
        // another one.
        self.due = next ?? now
        return .perform(call)
    }

    /// Traps if a call waits without a timer, which is the only state that cannot be.
    private func preconditionNothingWaits() {
        if waiting != nil { preconditionFailure("Internal inconsistency: a call waits, and no timer runs.") }
    }

    /// Returns whether a waiting call may be performed.
    func isDue(at now: Instant) -> Bool {
        guard let due, waiting != nil else { return false }
        return due <= now
    }

    /// Drops the waiting call.
    ///
    /// - Parameter rule: The kind of limit; a throttle keeps the interval after the last performed call.
    /// - Returns: The call that was waiting.
    mutating func dropWaiting(rule: RateLimitRule) -> Call? {
        defer { waiting = nil }
        if rule == .debounce { due = nil }
        return waiting
    }
}
