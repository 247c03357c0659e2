/// Which messages of a browser have been dealt with.
///
/// A pure value.
///
/// After a broken connection a browser sends again what was not acknowledged; what had arrived all the same is not run
/// a second time.
struct EventLedger {
    /// The highest number so far.
    private(set) var last = 0

    /// Takes note of a message.
    ///
    /// - Returns: whether it is new.
    mutating func accept(_ number: Int) -> Bool {
        guard number > last else { return false }
        last = number
        return true
    }
}

/// How many events a session may send.
///
/// A pure value.
///
/// A bucket of tokens: every event takes one, and they come back at a steady rate.
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

    /// Whether there are so many tokens, or as many as there can be.
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
    /// - Returns: whether there was one.
    mutating func take(now: ContinuousClock.Instant) -> Bool {
        guard has(1, now: now) else { return false }
        spend(1)
        return true
    }
}
