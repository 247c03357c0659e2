/// The debounced or throttled calls of one group, as a pure value that returns what to do.
///
/// It holds the waiting call and the time when it is due. There is at most one timer: a call that postpones the waiting
/// call only moves the time, and the timer sleeps again if it wakes too early. A call that is due earlier than the
/// previous one needs a new timer. All times are in nanoseconds.
package struct RateLimitStateMachine<Call> {
    private enum State {
        /// No timer runs, and the next call is independent of earlier ones.
        case idle
        /// A timer runs, and no call waits.
        case resting(until: Int64)
        /// A timer runs, and the call may be performed at this time.
        case waiting(Call, until: Int64)
    }

    private var state = State.idle

    /// The time when the waiting call, or the next one if none waits, may be performed; `nil` while no timer runs.
    var due: Int64? {
        switch state {
        case .idle: nil
        case .resting(let due), .waiting(_, let due): due
        }
    }

    /// The waiting call.
    var waiting: Call? {
        if case .waiting(let call, _) = state { call } else { nil }
    }

    /// What to do about a call that has arrived.
    package struct Arrival {
        /// The call, if it is performed immediately.
        package var performed: Call?
        /// Whether to start a timer, which begins with ``wake(at:next:)``.
        var startsTimer = false
        /// The replaced call, which will never be performed.
        package var replaced: Call?
    }

    /// Adds a call.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - rule: Whether the call is debounced or throttled.
    ///   - time: The end of the interval that begins now.
    /// - Returns: What to do.
    mutating func arrive(_ call: Call, rule: RateLimit.Rule, intervalEnd time: Int64) -> Arrival {
        let replaced = waiting
        switch (rule, due) {
        case (.throttle, nil):
            state = .resting(until: time)
            return Arrival(performed: call, startsTimer: true)
        case (.throttle, let due?):
            state = .waiting(call, until: due)
            return Arrival(replaced: replaced)
        case (.debounce, let due):
            state = .waiting(call, until: time)
            // A timer that sleeps until a later time would wake up too late.
            return Arrival(startsTimer: due.map { time < $0 } ?? true, replaced: replaced)
        }
    }

    /// What a timer does next.
    enum TimerStep {
        /// Sleep until then, and ask again.
        case sleep(until: Int64)
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
    mutating func wake(at now: Int64, next: Int64?) -> TimerStep {
        if let due, now < due { return .sleep(until: due) }
        guard let call = waiting else {
            state = .idle
            return .end
        }
        // The timer still runs, so a call that arrives meanwhile must not start another one.
        state = .resting(until: next ?? now)
        return .perform(call)
    }

    /// Returns whether a waiting call may be performed.
    func isDue(at now: Int64) -> Bool {
        if case .waiting(_, let due) = state { due <= now } else { false }
    }

    /// Drops the waiting call.
    ///
    /// - Parameter rule: The kind of limit; a throttle keeps the interval after the last performed call.
    /// - Returns: The call that was waiting.
    mutating func dropWaiting(rule: RateLimit.Rule) -> Call? {
        let dropped = waiting
        switch (rule, due) {
        case (.throttle, let due?): state = .resting(until: due)
        case (.throttle, nil), (.debounce, _): state = .idle
        }
        return dropped
    }
}
