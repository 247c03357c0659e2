/// A limit of the rate at which a browser may send over a connection.
///
/// A pure value. It is applied before a message is decoded, so that a flood costs no more than reading it.
struct FrameRateLimit {
    private var frames: TokenBucket
    private var kibibytes: TokenBucket

    /// Creates a limit of twice the rate of a session, so that the session can still report an excess.
    init(_ limits: SessionLimits, now: ContinuousClock.Instant) {
        frames = TokenBucket(capacity: limits.eventBurst * 2, perSecond: limits.eventsPerSecond * 2, now: now)
        let perSecond = max(1, limits.messageBytesPerSecond / 1024)
        kibibytes = TokenBucket(capacity: perSecond * 8, perSecond: perSecond, now: now)
    }

    /// Returns how long to wait before asking again whether a frame may be processed.
    ///
    /// - Parameter length: The length of the frame in bytes.
    /// - Returns: `nil` if the frame may be processed now.
    mutating func pause(for length: Int, now: ContinuousClock.Instant) -> Duration? {
        let size = length / 1024 + 1
        guard frames.has(1, now: now), kibibytes.has(size, now: now) else { return .milliseconds(100) }
        frames.spend(1, now: now)
        kibibytes.spend(size, now: now)
        return nil
    }
}
