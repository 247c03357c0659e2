/// A rate limit whose tokens return at a steady rate after they are spent.
///
/// A pure value. It stores the time at which all tokens will have returned, so that one token costs additions only.
struct TokenBucket {
    /// How long one token takes to return.
    private let interval: Duration
    /// How long all tokens take to return.
    private let capacity: Duration
    private var fullAt: ContinuousClock.Instant

    /// Creates a full bucket.
    ///
    /// - Parameters:
    ///   - capacity: The number of tokens.
    ///   - perSecond: The number of tokens that return in a second.
    ///   - now: The current time.
    init(capacity: Int, perSecond: Int, now: ContinuousClock.Instant) {
        let interval = perSecond > 0 ? .seconds(1) / perSecond : Duration.seconds(1 << 30)
        // The durations of more tokens would overflow.
        self.init(capacity: interval * min(capacity, 1 << 32), interval: interval, now: now)
    }

    /// Creates a full bucket whose tokens are durations.
    ///
    /// - Parameters:
    ///   - capacity: How long all tokens take to return.
    ///   - now: The current time.
    init(refilledIn capacity: Duration, now: ContinuousClock.Instant) {
        self.init(capacity: capacity, interval: capacity, now: now)
    }

    private init(capacity: Duration, interval: Duration, now: ContinuousClock.Instant) {
        (self.capacity, self.interval, fullAt) = (capacity, interval, now)
    }

    /// Returns whether the bucket has this many tokens or is full.
    func has(_ count: Int, now: ContinuousClock.Instant) -> Bool {
        has(interval * count, now: now)
    }

    private func has(_ time: Duration, now: ContinuousClock.Instant) -> Bool {
        fullAt <= now || fullAt + time <= now + capacity
    }

    /// Takes tokens, even if the bucket does not have them yet.
    mutating func spend(_ count: Int, now: ContinuousClock.Instant) {
        spend(interval * count, now: now)
    }

    /// Takes the tokens that return in a given time, even if the bucket does not have them yet.
    mutating func spend(_ time: Duration, now: ContinuousClock.Instant) {
        fullAt = max(fullAt, now) + time
    }

    /// Takes a token if there is one.
    ///
    /// - Returns: Whether there was one.
    mutating func take(now: ContinuousClock.Instant) -> Bool {
        guard has(interval, now: now) else { return false }
        spend(interval, now: now)
        return true
    }

    /// Returns how long a hundredth of the tokens takes to return; `nil` if the bucket is not empty.
    func timeToRecover(now: ContinuousClock.Instant) -> Duration? {
        guard fullAt > now else { return nil }
        let owed = fullAt - now - capacity
        // The millisecond is for a bucket without any capacity.
        return owed >= .zero ? owed + capacity / 100 + .milliseconds(1) : nil
    }
}
