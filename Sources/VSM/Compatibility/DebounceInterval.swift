/// The type of `.init(.seconds(1))` in `debounced: .init(.seconds(1))`.
///
/// vsm-ios measured the time in the strides of a `DispatchQueue`. New code writes `.seconds(1)`.
public struct DebounceInterval: RateLimitInterval {
    /// The length of time.
    public let rateLimitDuration: Duration

    /// Creates an interval.
    public init(_ duration: Duration) {
        rateLimitDuration = duration
    }
}
