/// The calls of one group that is debounced or throttled, as a pure value that returns what to do.
///
/// It holds the call that waits and the time when it is due. There is at most one timer: calls that postpone the waiting
/// call only move the time, and the timer sleeps again when it wakes too early. A call that is due earlier than the one
/// before needs a new timer in place of the old one.
struct RateLimitStateMachine<Instant: Comparable, Call> {
    /// The call that waits.
    private(set) var waiting: Call?

    /// When the waiting call, or the next one if none waits, may be performed; `nil` while no timer runs.
    private(set) var due: Instant?

    /// Takes a call.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - rule: Whether the call is debounced or throttled.
    ///   - time: The end of the interval that begins now.
    /// - Returns: What to do.
    mutating func arrive(_ call: Call, rule: RateLimitRule, intervalEnd time: Instant) -> RateLimitArrival<Call> {
        switch rule {
        case .throttle where due == nil:
            due = time
            return RateLimitArrival(goes: call, startsTimer: true)
        case .throttle:
            defer { waiting = call }
            return RateLimitArrival(displaced: waiting)
        case .debounce:
            defer { (due, waiting) = (time, call) }
            // A timer that sleeps until a later time would wake too late.
            return RateLimitArrival(startsTimer: due.map { time < $0 } ?? true, displaced: waiting)
        }
    }

    /// What a timer does next.
    enum Waking {
        /// Sleep until then, and ask again.
        case sleep(until: Instant)
        /// Perform the call, and ask again.
        case go(Call)
        /// End: no call waits, and the next one starts anew.
        case end
    }

    /// Returns what the timer does next.
    ///
    /// - Parameters:
    ///   - now: The time.
    ///   - next: When the call after one that is performed now may be performed; `nil` if calls keep no distance.
    /// - Returns: What to do.
    mutating func wake(at now: Instant, next: Instant?) -> Waking {
        guard let due else { return .end }
        if now < due { return .sleep(until: due) }
        guard let call = waiting else {
            self.due = nil
            return .end
        }
        waiting = nil
        // Never `nil` here: the timer still runs, and a call that arrives meanwhile must not start another.
        self.due = next ?? now
        return .go(call)
    }

    /// Whether a call waits that may be performed.
    func isDue(at now: Instant) -> Bool {
        guard let due, waiting != nil else { return false }
        return due <= now
    }

    /// Drops the call that waits.
    ///
    /// - Parameter rule: A throttle keeps its distance to the last performed call.
    /// - Returns: The call that waited.
    mutating func dropWaiting(rule: RateLimitRule) -> Call? {
        defer { waiting = nil }
        if rule == .debounce { due = nil }
        return waiting
    }
}

/// What to do about a call that is debounced or throttled.
struct RateLimitArrival<Call> {
    /// The call, if it is performed at once.
    var goes: Call?
    /// Whether a timer is to be started, which begins with `RateLimitStateMachine.wake(at:next:)`.
    var startsTimer = false
    /// The call that waited until now and will never be performed.
    var displaced: Call?
}
