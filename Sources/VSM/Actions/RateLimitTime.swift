import VSMRateLimiting

/// A length of time for `debounced:` and `throttled:`, and the clock that measures it.
///
/// Write `.seconds(0.5)`, `.milliseconds(300)`, or a literal number of seconds such as `0.5`. For a variable, write
/// `.seconds(pause)`. Write `.seconds(0.5, on: clock)` to use another clock; in a test host, its clock is the default. The
/// clock of a group's first call measures the time of all its calls. A time is at most 136 years, and a negative one
/// counts as zero.
public struct RateLimitTime: Sendable {
    /// The length of the time.
    public let nanoseconds: Int64

    /// The clock that measures the time; `nil` for the default, because copying that costs more than the rest.
    let clock: (any RateLimitClock)?

    /// Creates a time.
    ///
    /// - Parameters:
    ///   - nanoseconds: The length of the time, which is clamped to the allowed range.
    ///   - clock: The clock that measures the time; by default, the system's.
    init(nanoseconds: Int64, clock: (any RateLimitClock)? = nil) {
        self.nanoseconds = min(max(nanoseconds, 0), RateLimit.longest)
        self.clock = clock
    }

    /// No time.
    public static var zero: RateLimitTime { RateLimitTime(nanoseconds: 0) }

    /// A number of seconds.
    ///
    /// Traps if the count is not a number. Infinity is the longest time.
    public static func seconds(_ count: Double) -> RateLimitTime { time(count, nanosecondsPerUnit: 1_000_000_000) }

    /// A number of seconds.
    public static func seconds(_ count: Int) -> RateLimitTime { time(count, nanosecondsPerUnit: 1_000_000_000) }

    /// A number of milliseconds.
    ///
    /// Traps if the count is not a number. Infinity is the longest time.
    public static func milliseconds(_ count: Double) -> RateLimitTime { time(count, nanosecondsPerUnit: 1_000_000) }

    /// A number of milliseconds.
    public static func milliseconds(_ count: Int) -> RateLimitTime { time(count, nanosecondsPerUnit: 1_000_000) }

    /// A number of microseconds.
    public static func microseconds(_ count: Int) -> RateLimitTime { time(count, nanosecondsPerUnit: 1_000) }

    /// A number of nanoseconds.
    public static func nanoseconds(_ count: Int) -> RateLimitTime { time(count, nanosecondsPerUnit: 1) }

    /// Returns a time, limited to the longest one.
    private static func time(_ count: Int, nanosecondsPerUnit: Int64) -> RateLimitTime {
        let (nanoseconds, isTooLong) = Int64(count).multipliedReportingOverflow(by: nanosecondsPerUnit)
        return RateLimitTime(nanoseconds: isTooLong ? (count < 0 ? 0 : RateLimit.longest) : nanoseconds)
    }

    /// Returns a time, limited to the longest one; traps if the count is not a number.
    private static func time(_ count: Double, nanosecondsPerUnit: Double) -> RateLimitTime {
        precondition(
            !count.isNaN,
            "The time of an action that is debounced or throttled is not a number (nan). Pass the time that the action waits."
        )
        return RateLimitTime(
            nanoseconds: Int64(min(max((count * nanosecondsPerUnit).rounded(), 0), Double(RateLimit.longest)))
        )
    }
}

extension RateLimitTime: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a time from a number of seconds.
    public init(floatLiteral seconds: Double) { self = .seconds(seconds) }

    /// Creates a time from a number of seconds.
    public init(integerLiteral seconds: Int) { self = .seconds(seconds) }
}

extension RateLimitTime {
    /// Creates a time from another one, for `debounced: .init(.seconds(1))` of vsm-ios.
    ///
    /// - Parameter time: The time.
    public init(_ time: RateLimitTime) { self = time }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension RateLimitTime {
    // Disfavored because `.seconds(1)` in `.init(.seconds(1))` could be a duration as well as a time.
    /// Creates a time from a duration, in whole nanoseconds.
    ///
    /// - Parameter duration: The length of the time.
    @_disfavoredOverload
    public init(_ duration: Duration) {
        self.init(nanoseconds: RateLimit.nanoseconds(of: duration))
    }

    /// Returns the same length of time, measured by a clock.
    ///
    /// - Parameter clock: The clock that measures the time, instead of the system's.
    /// - Returns: The time.
    public func on(_ clock: any Clock<Duration>) -> RateLimitTime {
        func adapted(_ clock: some Clock<Duration>) -> any RateLimitClock { StandardRateLimitClock(clock) }
        return RateLimitTime(nanoseconds: nanoseconds, clock: adapted(clock))
    }

    /// A number of seconds, measured by a clock.
    ///
    /// Traps if the count is not a number. Infinity is the longest time.
    public static func seconds(_ count: Double, on clock: any Clock<Duration>) -> RateLimitTime {
        seconds(count).on(clock)
    }

    /// A number of seconds, measured by a clock.
    public static func seconds(_ count: Int, on clock: any Clock<Duration>) -> RateLimitTime {
        seconds(count).on(clock)
    }

    /// A number of milliseconds, measured by a clock.
    ///
    /// Traps if the count is not a number. Infinity is the longest time.
    public static func milliseconds(_ count: Double, on clock: any Clock<Duration>) -> RateLimitTime {
        milliseconds(count).on(clock)
    }

    /// A number of milliseconds, measured by a clock.
    public static func milliseconds(_ count: Int, on clock: any Clock<Duration>) -> RateLimitTime {
        milliseconds(count).on(clock)
    }
}

extension RateLimit {
    /// A call is made after a time without another one.
    static func debounced(_ dueTime: RateLimitTime) -> RateLimit {
        RateLimit(.debounce, nanoseconds: dueTime.nanoseconds, clock: dueTime.clock)
    }

    /// A call is made at most once in an interval.
    static func throttled(_ interval: RateLimitTime) -> RateLimit {
        RateLimit(.throttle, nanoseconds: interval.nanoseconds, clock: interval.clock)
    }
}
