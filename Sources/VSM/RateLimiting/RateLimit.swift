/// A limit on how often an action is observed.
///
/// A call that waits is made with the task-local values and the priority of its caller, also if it finishes and is made
/// early. Before iOS 18 and its siblings, an early call has those of the code that causes it. The timer of a group has no
/// task-local values of a caller, and the priority of the group's most urgent call.
public struct RateLimit: Sendable {
    @usableFromInline let rule: RateLimitRule
    let time: RateLimitTime

    /// Whether a waiting action is called instead of being dropped; see ``FinishingAction``.
    @usableFromInline private(set) var finishes = false

    /// Observes an action after a time without another call; the latest call replaces earlier ones.
    ///
    /// - Parameter dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`; at most
    ///   136 years.
    /// - Returns: The limit.
    public static func debounced(_ dueTime: RateLimitTime) -> RateLimit {
        RateLimit(rule: .debounce, time: dueTime)
    }

    /// Observes the first action immediately, and the latest one within the following interval at its end.
    ///
    /// - Parameter interval: The minimum time between two actions, such as `.seconds(0.5)` or `0.5`; at most 136 years.
    /// - Returns: The limit.
    public static func throttled(_ interval: RateLimitTime) -> RateLimit {
        RateLimit(rule: .throttle, time: interval)
    }

    /// Returns the same limit for a ``FinishingAction``, which is called instead of being dropped.
    ///
    /// - Returns: The limit.
    public func finishing() -> RateLimit {
        var limit = self
        limit.finishes = true
        return limit
    }
}

extension RateLimit {
    /// Creates the limit of a call, or returns `nil` if it has none; traps if it has two.
    @inlinable
    init?(debounced dueTime: RateLimitTime?, throttled interval: RateLimitTime?, from call: CallSite) {
        if dueTime == nil, interval == nil { return nil }
        self = Self.only(debounced: dueTime, throttled: interval, from: call)
    }

    @inline(never)
    @usableFromInline
    static func only(
        debounced dueTime: RateLimitTime?,
        throttled interval: RateLimitTime?,
        from call: CallSite
    ) -> RateLimit {
        switch (dueTime, interval) {
        case (let dueTime?, nil): return .debounced(dueTime)
        case (nil, let interval?): return .throttled(interval)
        default:
            fatalError("An action is debounced and throttled (\(call)). Pass one of `debounced` and `throttled`.")
        }
    }
}

/// The two kinds of rate limits.
@usableFromInline
enum RateLimitRule: Sendable {
    case debounce
    case throttle
}
