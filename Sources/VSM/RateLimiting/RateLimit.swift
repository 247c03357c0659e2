/// When actions that follow each other quickly are observed.
public struct RateLimit: Sendable {
    @usableFromInline let rule: RateLimitRule
    let time: RateLimitTime

    /// Whether an action that waits is called at once where it would be dropped; see ``FinishingAction``.
    @usableFromInline private(set) var finishes = false

    /// Observes an action when no other call has arrived for a while; the latest call replaces those before it.
    ///
    /// - Parameter dueTime: The time without another call, such as `.seconds(0.5)` or `0.5`; at most 136 years.
    /// - Returns: The limit.
    public static func debounced(_ dueTime: RateLimitTime) -> RateLimit {
        RateLimit(rule: .debounce, time: dueTime)
    }

    /// Observes the first action at once, and the latest of those within the interval after it at the interval's end.
    ///
    /// - Parameter interval: The least time between two actions, such as `.seconds(0.5)` or `0.5`; at most 136 years.
    /// - Returns: The limit.
    public static func throttled(_ interval: RateLimitTime) -> RateLimit {
        RateLimit(rule: .throttle, time: interval)
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

extension RateLimit {
    /// Creates the limit of a call, or `nil` if it has none; traps if it has two.
    @inlinable
    init?(debounced dueTime: RateLimitTime?, throttled interval: RateLimitTime?) {
        if dueTime == nil, interval == nil { return nil }
        self = Self.only(debounced: dueTime, throttled: interval)
    }

    @inline(never)
    @usableFromInline
    static func only(debounced dueTime: RateLimitTime?, throttled interval: RateLimitTime?) -> RateLimit {
        switch (dueTime, interval) {
        case (let dueTime?, nil): return .debounced(dueTime)
        case (nil, let interval?): return .throttled(interval)
        default: fatalError("An action is debounced and throttled. Pass one of `debounced` and `throttled`.")
        }
    }
}

/// The two kinds of rate limits.
@usableFromInline
enum RateLimitRule: Sendable {
    case debounce
    case throttle
}
