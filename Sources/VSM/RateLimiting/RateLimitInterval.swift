/// A length of time for `debounced:` and `throttled:`.
///
/// Write `.seconds(0.5)`, `.milliseconds(300)`, a number of seconds such as `0.5`, or a variable of type `Duration`.
public protocol RateLimitInterval {
    /// The length of time.
    var rateLimitDuration: Duration { get }
}

extension Duration: RateLimitInterval {
    /// The duration itself.
    public var rateLimitDuration: Duration { self }
}

extension Double: RateLimitInterval {
    /// The number, in seconds.
    ///
    /// A number that is not one traps. Infinity is the longest interval, which is 136 years.
    public var rateLimitDuration: Duration { .seconds(bounded(self, unitsPerSecond: 1)) }
}

extension Int: RateLimitInterval {
    /// The number, in seconds.
    public var rateLimitDuration: Duration { .seconds(self) }
}

// What a leading dot finds where any interval is accepted. These take what `Duration`'s own functions trap at: a count
// that is infinite or too large is the longest interval.
extension RateLimitInterval where Self == Duration {
    /// No time.
    public static var zero: Duration { Duration.zero }

    /// A number of seconds.
    public static func seconds(_ count: Double) -> Duration {
        Duration.seconds(bounded(count, unitsPerSecond: 1))
    }

    /// A number of seconds.
    public static func seconds(_ count: some BinaryInteger) -> Duration { Duration.seconds(Int64(clamping: count)) }

    /// A number of milliseconds.
    public static func milliseconds(_ count: Double) -> Duration {
        Duration.milliseconds(bounded(count, unitsPerSecond: 1e3))
    }

    /// A number of milliseconds.
    public static func milliseconds(_ count: some BinaryInteger) -> Duration {
        Duration.milliseconds(Int64(clamping: count))
    }

    /// A number of microseconds.
    public static func microseconds(_ count: Double) -> Duration {
        Duration.microseconds(bounded(count, unitsPerSecond: 1e6))
    }

    /// A number of microseconds.
    public static func microseconds(_ count: some BinaryInteger) -> Duration {
        Duration.microseconds(Int64(clamping: count))
    }

    /// A number of nanoseconds.
    public static func nanoseconds(_ count: some BinaryInteger) -> Duration {
        Duration.nanoseconds(Int64(clamping: count))
    }
}

extension Duration {
    /// The longest interval, 136 years, which clocks of all systems can add to their time and sleep for.
    static let longestRateLimitInterval = Duration.seconds(longestRateLimitSeconds)
}

private let longestRateLimitSeconds: Int64 = 1 << 32

/// Returns the number of units, or that of the longest interval if that is less.
///
/// Traps if the count is not a number.
private func bounded(_ count: Double, unitsPerSecond: Double) -> Double {
    precondition(
        !count.isNaN,
        "The time of an action that is debounced or throttled is not a number (nan). Pass the time that the action waits."
    )
    let longest = Double(longestRateLimitSeconds) * unitsPerSecond
    return min(max(count, -longest), longest)
}
