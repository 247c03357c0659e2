/// When actions that follow each other quickly are observed.
public struct RateLimit: Sendable {
    @usableFromInline let rule: RateLimitRule
    @usableFromInline let interval: Duration
    @usableFromInline let clock: any Clock<Duration>

    /// Whether an action that waits is called at once where it would be dropped; see ``FinishingAction``.
    @usableFromInline private(set) var finishes = false

    @usableFromInline
    init(rule: RateLimitRule, interval: Duration, clock: any Clock<Duration>) {
        self.rule = rule
        // Further away, the clock's instant or the timer would overflow.
        self.interval = min(max(interval, .zero), .longestRateLimitInterval)
        self.clock = clock
    }

    /// Observes an action when no other call has arrived for a while; the latest call replaces those before it.
    ///
    /// - Parameters:
    ///   - dueTime: The time without another call, such as `.seconds(0.5)` or `0.5`; at most 136 years.
    ///   - clock: Measures the time.
    /// - Returns: The limit.
    public static func debounced(
        _ dueTime: some RateLimitInterval,
        clock: any Clock<Duration> = ContinuousClock()
    ) -> RateLimit {
        RateLimit(rule: .debounce, interval: dueTime.rateLimitDuration, clock: clock)
    }

    /// Observes the first action at once, and the latest of those within the interval after it at the interval's end.
    ///
    /// - Parameters:
    ///   - interval: The least time between two actions, such as `.seconds(0.5)` or `0.5`; at most 136 years.
    ///   - clock: Measures the time.
    /// - Returns: The limit.
    public static func throttled(
        _ interval: some RateLimitInterval,
        clock: any Clock<Duration> = ContinuousClock()
    ) -> RateLimit {
        RateLimit(rule: .throttle, interval: interval.rateLimitDuration, clock: clock)
    }

    /// The same limit for a ``FinishingAction``: one that waits is called at once where it would be dropped.
    ///
    /// - Returns: The limit.
    public func finishing() -> RateLimit {
        var limit = self
        limit.finishes = true
        return limit
    }
}

/// The two kinds of rate limits.
@usableFromInline
enum RateLimitRule: Sendable {
    case debounce
    case throttle
}
