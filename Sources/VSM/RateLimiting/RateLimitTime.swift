/// A length of time, and the clock that measures it.
///
/// Write `.seconds(0.5)` where an action is debounced or throttled, and `.seconds(0.5, on: clock)` for a clock of your own, such
/// as that of a test host. The clock of a group's first call measures the time of all its calls. Times are at most 136 years; a
/// negative one is none.
public struct RateLimitTime: RateLimitInterval, Sendable {
    /// The length of the time.
    public let nanoseconds: Int64

    /// Measures the time.
    let clock: any RateLimitClock

    /// Creates a time on the clock of the system.
    ///
    /// - Parameter nanoseconds: The time; the nearest that is allowed is taken for any other.
    init(nanoseconds: Int64) {
        self.init(nanoseconds: nanoseconds, clock: systemClock())
    }

    init(nanoseconds: Int64, clock: any RateLimitClock) {
        self.nanoseconds = min(max(nanoseconds, 0), Self.longest)
        self.clock = clock
    }

    /// The time itself.
    public var rateLimitTime: RateLimitTime { self }

    /// The longest time, 136 years, which clocks of all systems can add to their time and sleep for.
    static let longest: Int64 = 1_000_000_000 << 32
}

// What a leading dot finds where any interval is accepted.
extension RateLimitInterval where Self == RateLimitTime {
    /// No time.
    public static var zero: RateLimitTime { RateLimitTime(nanoseconds: 0) }

    /// A number of seconds.
    ///
    /// A number that is not one traps. Infinity is the longest time.
    public static func seconds(_ count: Double) -> RateLimitTime { time(count, nanosecondsPerUnit: 1_000_000_000) }

    /// A number of seconds.
    public static func seconds(_ count: some BinaryInteger) -> RateLimitTime {
        time(count, nanosecondsPerUnit: 1_000_000_000)
    }

    /// A number of milliseconds.
    ///
    /// A number that is not one traps. Infinity is the longest time.
    public static func milliseconds(_ count: Double) -> RateLimitTime { time(count, nanosecondsPerUnit: 1_000_000) }

    /// A number of milliseconds.
    public static func milliseconds(_ count: some BinaryInteger) -> RateLimitTime {
        time(count, nanosecondsPerUnit: 1_000_000)
    }

    /// A number of microseconds.
    ///
    /// A number that is not one traps. Infinity is the longest time.
    public static func microseconds(_ count: Double) -> RateLimitTime { time(count, nanosecondsPerUnit: 1_000) }

    /// A number of microseconds.
    public static func microseconds(_ count: some BinaryInteger) -> RateLimitTime {
        time(count, nanosecondsPerUnit: 1_000)
    }

    /// A number of nanoseconds.
    public static func nanoseconds(_ count: some BinaryInteger) -> RateLimitTime { time(count, nanosecondsPerUnit: 1) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension RateLimitInterval where Self == RateLimitTime {
    /// A number of seconds, measured by a clock.
    ///
    /// A number that is not one traps. Infinity is the longest time.
    public static func seconds(_ count: Double, on clock: any Clock<Duration>) -> RateLimitTime {
        seconds(count).on(clock)
    }

    /// A number of seconds, measured by a clock.
    public static func seconds(_ count: some BinaryInteger, on clock: any Clock<Duration>) -> RateLimitTime {
        seconds(count).on(clock)
    }

    /// A number of milliseconds, measured by a clock.
    ///
    /// A number that is not one traps. Infinity is the longest time.
    public static func milliseconds(_ count: Double, on clock: any Clock<Duration>) -> RateLimitTime {
        milliseconds(count).on(clock)
    }

    /// A number of milliseconds, measured by a clock.
    public static func milliseconds(_ count: some BinaryInteger, on clock: any Clock<Duration>) -> RateLimitTime {
        milliseconds(count).on(clock)
    }
}

/// Returns a time, or the longest one if that is less; traps if the count is not a number.
private func time(_ count: Double, nanosecondsPerUnit: Double) -> RateLimitTime {
    precondition(
        !count.isNaN,
        "The time of an action that is debounced or throttled is not a number (nan). Pass the time that the action waits."
    )
    let longest = Double(RateLimitTime.longest)
    return RateLimitTime(nanoseconds: Int64(min(max((count * nanosecondsPerUnit).rounded(), -longest), longest)))
}

/// Returns a time, or the longest one if that is less.
private func time(_ count: some BinaryInteger, nanosecondsPerUnit: Int64) -> RateLimitTime {
    let (nanoseconds, isTooLong) = Int64(clamping: count).multipliedReportingOverflow(by: nanosecondsPerUnit)
    return RateLimitTime(nanoseconds: isTooLong ? (count < 0 ? 0 : RateLimitTime.longest) : nanoseconds)
}
