import Testing

@testable import VSMWeb

@Suite("Allowances of events")
struct EventAllowanceTests {
    @Test("Tokens are used up, and come back with time, up to the capacity")
    func allowance() {
        let start = ContinuousClock.now
        var allowance = EventAllowance(capacity: 2, perSecond: 10, now: start)
        let taken = [0, 0, 0, 50, 110, 60_000, 60_000, 60_000].map { milliseconds in
            allowance.take(now: start + .milliseconds(milliseconds))
        }
        #expect(taken == [true, true, false, false, true, true, true, false])
    }

    @Test("A connection may send so many frames and so many bytes, and then has to wait")
    func frames() {
        let start = ContinuousClock.now
        var limits = SessionLimits()
        (limits.eventBurst, limits.eventsPerSecond, limits.messageBytesPerSecond) = (2, 1, 1024 * 1024)
        var allowance = FrameAllowance(limits, now: start)
        let small = (0..<5).map { _ in allowance.pause(for: 10, now: start) == nil }
        #expect(small == [true, true, true, true, false])
        let later = allowance.pause(for: 10, now: start + .milliseconds(600))
        #expect(later == nil)

        (limits.eventBurst, limits.messageBytesPerSecond) = (1000, 8 * 1024)
        allowance = FrameAllowance(limits, now: start)
        let large = (0..<3).map { _ in allowance.pause(for: 60 * 1024, now: start) == nil }
        #expect(large == [true, false, false])
    }
}
