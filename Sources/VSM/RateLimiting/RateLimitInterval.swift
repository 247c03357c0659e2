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
    public var rateLimitDuration: Duration { .seconds(self) }
}

extension Int: RateLimitInterval {
    /// The number, in seconds.
    public var rateLimitDuration: Duration { .seconds(self) }
}

// What a leading dot finds where any interval is accepted.
extension RateLimitInterval where Self == Duration {
    /// No time.
    public static var zero: Duration { Duration.zero }

    /// A number of seconds.
    public static func seconds(_ count: Double) -> Duration { Duration.seconds(count) }

    /// A number of seconds.
    public static func seconds(_ count: some BinaryInteger) -> Duration { Duration.seconds(count) }

    /// A number of milliseconds.
    public static func milliseconds(_ count: Double) -> Duration { Duration.milliseconds(count) }

    /// A number of milliseconds.
    public static func milliseconds(_ count: some BinaryInteger) -> Duration { Duration.milliseconds(count) }

    /// A number of microseconds.
    public static func microseconds(_ count: Double) -> Duration { Duration.microseconds(count) }

    /// A number of microseconds.
    public static func microseconds(_ count: some BinaryInteger) -> Duration { Duration.microseconds(count) }

    /// A number of nanoseconds.
    public static func nanoseconds(_ count: some BinaryInteger) -> Duration { Duration.nanoseconds(count) }
}
