/// A limit of a rate: what happens takes tokens, which return at a steady rate.
///
/// A pure value. It keeps when all tokens will have returned, so that adding durations is all that it has to do.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct TokenBucket {
    /// How long a token takes to return.
    private let interval: Duration
    /// How long all of them do.
    private let capacity: Duration
    private var full: ContinuousClock.Instant

    /// Fills a bucket.
    ///
    /// - Parameters:
    ///   - capacity: How many tokens it has.
    ///   - perSecond: How many return in a second.
    ///   - now: The current time.
    init(capacity: Int, perSecond: Int, now: ContinuousClock.Instant) {
        let interval = perSecond > 0 ? .seconds(1) / perSecond : Duration.seconds(1 << 30)
        // Of more tokens the durations could not be added up.
        self.init(capacity: interval * min(capacity, 1 << 32), interval: interval, now: now)
    }

    /// Fills a bucket whose tokens are time.
    ///
    /// - Parameters:
    ///   - capacity: How long all of them take to return.
    ///   - now: The current time.
    init(refilledIn capacity: Duration, now: ContinuousClock.Instant) {
        self.init(capacity: capacity, interval: capacity, now: now)
    }

    private init(capacity: Duration, interval: Duration, now: ContinuousClock.Instant) {
        (self.capacity, self.interval, full) = (capacity, interval, now)
    }

    /// Whether the bucket has this many tokens, or is full.
    func has(_ count: Int, now: ContinuousClock.Instant) -> Bool {
        has(interval * count, now: now)
    }

    private func has(_ time: Duration, now: ContinuousClock.Instant) -> Bool {
        full <= now || full + time <= now + capacity
    }

    /// Takes tokens, also those that the bucket does not have yet.
    mutating func spend(_ count: Int, now: ContinuousClock.Instant) {
        spend(interval * count, now: now)
    }

    /// Takes the tokens that return in a time, also those that the bucket does not have yet.
    mutating func spend(_ time: Duration, now: ContinuousClock.Instant) {
        full = max(full, now) + time
    }

    /// Takes a token.
    ///
    /// - Returns: Whether one was left.
    mutating func take(now: ContinuousClock.Instant) -> Bool {
        guard has(interval, now: now) else { return false }
        spend(interval, now: now)
        return true
    }

    /// How long until a hundredth of the tokens is there; `nil` if the bucket is not empty.
    func timeToRecover(now: ContinuousClock.Instant) -> Duration? {
        let owed = max(.zero, full - now) - capacity
        // The millisecond is for a bucket that has no tokens at all.
        return owed >= .zero ? owed + capacity / 100 + .milliseconds(1) : nil
    }
}
