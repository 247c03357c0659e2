/// A length of time for `debounced:` and `throttled:`.
///
/// Write `.seconds(0.5)`, `.milliseconds(300)`, a number of seconds such as `0.5`, or a variable of type `Duration`.
public protocol RateLimitInterval {
    /// The length of time, and the clock that measures it.
    var rateLimitTime: RateLimitTime { get }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension RateLimitInterval {
    /// The same length of time, measured by a clock.
    ///
    /// - Parameter clock: Measures the time, in place of the clock of the system.
    /// - Returns: The time.
    public func on(_ clock: any Clock<Duration>) -> RateLimitTime {
        func adapted(_ clock: some Clock<Duration>) -> any RateLimitClock { StandardRateLimitClock(clock) }
        return RateLimitTime(nanoseconds: rateLimitTime.nanoseconds, clock: adapted(clock))
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Duration: RateLimitInterval {
    /// The duration, in whole nanoseconds.
    public var rateLimitTime: RateLimitTime {
        let (seconds, attoseconds) = components
        guard abs(seconds) < RateLimitTime.longest / 1_000_000_000 else { return .seconds(seconds) }
        return .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}

extension Double: RateLimitInterval {
    /// The number, in seconds.
    ///
    /// A number that is not one traps. Infinity is the longest time, which is 136 years.
    public var rateLimitTime: RateLimitTime { .seconds(self) }
}

extension Int: RateLimitInterval {
    /// The number, in seconds.
    public var rateLimitTime: RateLimitTime { .seconds(self) }
}
