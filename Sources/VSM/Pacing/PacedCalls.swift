/// The calls of one group that is debounced or throttled, as a pure value that says what to do.
///
/// It knows one call that waits, when it is due, and whether a timer runs. There is at most one timer: calls that
/// postpone what waits only move the time, and the timer sleeps again when it wakes too early.
struct PacedCalls<Instant: Comparable, Call> {
    /// The call that waits.
    private(set) var waiting: Call?

    /// When the waiting call may go, or the next one if none waits; `nil` while no timer runs.
    private(set) var due: Instant?

    /// What is to be done about a call.
    struct Arrival {
        /// The call goes at once.
        var goes: Call?
        /// A timer is to be started, which begins with ``PacedCalls/wake(at:next:)``.
        var startsTimer = false
        /// The call that waited until now and never will go.
        var displaced: Call?
    }

    /// Takes a call.
    ///
    /// - Parameters:
    ///   - call: what is to be paced.
    ///   - rule: how.
    ///   - time: when the interval ends that begins now.
    /// - Returns: what is to be done.
    mutating func arrive(_ call: Call, rule: PacingRule, intervalEnd time: Instant) -> Arrival {
        let isFirst = due == nil
        switch rule {
        case .throttle where isFirst:
            due = time
            return Arrival(goes: call, startsTimer: true)
        case .throttle:
            break
        case .debounce:
            due = time
        }
        defer { waiting = call }
        return Arrival(startsTimer: isFirst, displaced: waiting)
    }

    /// What a timer is to do.
    enum Waking {
        /// Sleep until then, and ask again.
        case sleep(until: Instant)
        /// Let the call go, and ask again.
        case go(Call)
        /// End: nothing waits, and the next call starts anew.
        case end
    }

    /// Says what the timer is to do.
    ///
    /// - Parameters:
    ///   - now: the time.
    ///   - next: when the call after one that goes now may go; `nil` if calls keep no distance.
    /// - Returns: what to do.
    mutating func wake(at now: Instant, next: Instant?) -> Waking {
        guard let due else { return .end }
        if now < due { return .sleep(until: due) }
        guard let call = waiting else {
            self.due = nil
            return .end
        }
        waiting = nil
        // Never `nil` here: the timer still runs, and a call that comes while this one goes must not start another.
        self.due = next ?? now
        return .go(call)
    }

    /// Lets nothing wait any longer.
    ///
    /// - Parameter rule: a throttle goes on to keep the distance to the call that went.
    /// - Returns: the call that waited.
    mutating func dropWaiting(rule: PacingRule) -> Call? {
        defer { waiting = nil }
        if rule == .debounce { due = nil }
        return waiting
    }
}
