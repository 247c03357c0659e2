/// How many events a session may send.
///
/// A pure value.
///
/// A token bucket: each event takes one token, and tokens return at a steady rate.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct EventAllowance {
    private var tokens: Double
    private var last: ContinuousClock.Instant
    private let capacity: Double
    private let perSecond: Double

    /// Fills the bucket.
    init(capacity: Int, perSecond: Int, now: ContinuousClock.Instant) {
        tokens = Double(capacity)
        last = now
        self.capacity = Double(capacity)
        self.perSecond = Double(perSecond)
    }

    /// Whether the bucket has this many tokens, or is full.
    mutating func has(_ count: Int, now: ContinuousClock.Instant) -> Bool {
        tokens = min(capacity, tokens + (now - last) / .seconds(1) * perSecond)
        last = now
        return tokens >= min(Double(count), capacity)
    }

    /// Takes tokens.
    mutating func spend(_ count: Int) {
        tokens -= Double(count)
    }

    /// Takes a token.
    ///
    /// - Returns: Whether one was left.
    mutating func take(now: ContinuousClock.Instant) -> Bool {
        guard has(1, now: now) else { return false }
        spend(1)
        return true
    }
}
