/// The time in `debounced: .init(.seconds(1))`, as vsm-ios 1.x spells it.
///
/// New code writes `debounced: .seconds(1)`.
public struct DebounceInterval: RateLimitInterval {
    /// The time.
    public let rateLimitTime: RateLimitTime

    /// Creates an interval.
    ///
    /// - Parameter time: The length of the interval, such as `.seconds(1)`.
    public init(_ time: RateLimitTime) {
        rateLimitTime = time
    }
}
