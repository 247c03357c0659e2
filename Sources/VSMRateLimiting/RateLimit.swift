/// A limit on how often calls are made.
///
/// A call that waits is made with the task-local values and the priority of its caller, also if it finishes and is made
/// early. Before iOS 18 and its siblings, an early call has those of the code that causes it. The timer of a group has no
/// task-local values of a caller, and the priority of the group's most urgent call.
package struct RateLimit {
    /// The two kinds of rate limits.
    package enum Rule {
        /// A call is made after a time without another one; the latest call replaces earlier ones.
        case debounce
        /// The first call is made immediately, and the latest one within the following interval at its end.
        case throttle
    }

    package let rule: Rule
    let nanoseconds: Int64
    /// The clock that measures the time; `nil` for the system's.
    let clock: (any RateLimitClock)?

    package init(_ rule: Rule, nanoseconds: Int64, clock: (any RateLimitClock)?) {
        self.rule = rule
        self.nanoseconds = nanoseconds
        self.clock = clock
    }

    /// The longest time, 136 years, which the clocks of all systems can add to the current time and sleep for.
    package static let longest: Int64 = 1_000_000_000 << 32

    /// Returns the length of a duration in whole nanoseconds, within the allowed range.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    package static func nanoseconds(of duration: Duration) -> Int64 {
        let (seconds, attoseconds) = duration.components
        guard seconds.magnitude < longest / 1_000_000_000 else { return seconds < 0 ? 0 : longest }
        return max(seconds * 1_000_000_000 + attoseconds / 1_000_000_000, 0)
    }
}
