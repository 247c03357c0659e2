import Testing

@testable import VSMWeb

@Suite("Limits of rates")
struct TokenBucketTests {
    @Test("Tokens are used up, and come back with time, up to the capacity")
    func tokens() {
        let start = ContinuousClock.now
        var bucket = TokenBucket(capacity: 2, perSecond: 10, now: start)
        let taken = [0, 0, 0, 50, 110, 60_000, 60_000, 60_000].map { milliseconds in
            bucket.take(now: start + .milliseconds(milliseconds))
        }
        #expect(taken == [true, true, false, false, true, true, true, false])
    }

    @Test("Tokens that were not there are owed, and those that return pay for them first")
    func owed() {
        let start = ContinuousClock.now
        var bucket = TokenBucket(capacity: 2, perSecond: 1, now: start)
        bucket.spend(5, now: start)
        #expect(bucket.timeToRecover(now: start) == .milliseconds(3_021))
        #expect(bucket.timeToRecover(now: start + .milliseconds(3_001)) == nil)
        let taken = [2, 3, 4].map { bucket.take(now: start + .seconds($0)) }
        #expect(taken == [false, false, true])
    }

    @Test("More than there can be is there when the bucket is full, and none returns if none are to")
    func edges() {
        let start = ContinuousClock.now
        var bucket = TokenBucket(capacity: 2, perSecond: 0, now: start)
        #expect(bucket.has(100, now: start))
        bucket.spend(2, now: start)
        #expect(!bucket.has(1, now: start + .seconds(1_000_000)))
        for perSecond in [0, 1, .max] {
            var bucket = TokenBucket(capacity: .max, perSecond: perSecond, now: start)
            let isTaken = bucket.take(now: start)
            #expect(isTaken)
        }
    }

    @Test("A bucket without a capacity is full again when its tokens have returned")
    func noCapacity() {
        let start = ContinuousClock.now
        var bucket = TokenBucket(refilledIn: .zero, now: start)
        #expect(bucket.timeToRecover(now: start) == nil)
        bucket.spend(.seconds(1), now: start)
        #expect(bucket.timeToRecover(now: start) == .milliseconds(1_001))
        #expect(bucket.timeToRecover(now: start + .seconds(1)) == nil)
    }

    @Test("A connection may send so many frames and so many bytes, and then has to wait")
    func frames() {
        let start = ContinuousClock.now
        var limits = SessionLimits()
        (limits.eventBurst, limits.eventsPerSecond, limits.messageBytesPerSecond) = (2, 1, 1024 * 1024)
        var limit = FrameRateLimit(limits, now: start)
        let small = (0..<5).map { _ in limit.pause(for: 10, now: start) == nil }
        #expect(small == [true, true, true, true, false])
        let later = limit.pause(for: 10, now: start + .milliseconds(600))
        #expect(later == nil)

        (limits.eventBurst, limits.messageBytesPerSecond) = (1000, 8 * 1024)
        limit = FrameRateLimit(limits, now: start)
        let large = (0..<3).map { _ in limit.pause(for: 60 * 1024, now: start) == nil }
        #expect(large == [true, false, false])
    }
}
