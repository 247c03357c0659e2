/// A limit on how often an action is observed.
///
/// A call that waits is made with the task-local values and the priority of its caller, also if it finishes and is made
/// early. Before iOS 18 and its siblings, an early call has those of the code that causes it. The timer of a group has no
/// task-local values of a caller, and the priority of the group's most urgent call.
@usableFromInline
struct RateLimit {
    let rule: RateLimitRule
    let time: RateLimitTime

    /// Whether a waiting action is called instead of being dropped; see ``FinishingAction``.
    var finishes = false

    /// Observes an action after a time without another call; the latest call replaces earlier ones.
    @usableFromInline
    static func debounced(_ dueTime: RateLimitTime) -> RateLimit { RateLimit(rule: .debounce, time: dueTime) }

    /// Observes the first action immediately, and the latest one within the following interval at its end.
    static func throttled(_ interval: RateLimitTime) -> RateLimit { RateLimit(rule: .throttle, time: interval) }
}

/// The two kinds of rate limits.
@usableFromInline
enum RateLimitRule {
    case debounce
    case throttle
}
