import Testing

@testable import VSMWeb

@Suite("The pace of a session", .timeLimit(.minutes(10)))
struct ProcessingPaceTests {
    private let start = ContinuousClock.now

    /// A pace whose methods a test may call in its expectations.
    private final class Pace {
        private var pace: ProcessingPace
        init(_ pace: ProcessingPace) { self.pace = pace }
        func note(_ turn: Duration, now: ContinuousClock.Instant) -> Bool { pace.note(turn, now: now) }
        func isSlow(_ now: ContinuousClock.Instant) -> Bool { pace.isSlow(now) }
        func pause(_ now: ContinuousClock.Instant) -> Duration? { pace.pause(now: now) }
    }

    private func makePace() -> Pace {
        var limits = SessionLimits()
        (limits.slowTurn, limits.processingShare, limits.processingBurst) = (.milliseconds(5), 0.25, .seconds(1))
        return Pace(ProcessingPace(limits, now: start))
    }

    @Test("Fast turns leave the session where it is")
    func quick() {
        let pace = makePace()
        for second in 1...100 {
            let now = start + .seconds(second)
            #expect(!pace.note(.milliseconds(5), now: now))
            #expect(!pace.isSlow(now))
        }
    }

    @Test("A slow turn moves the session away for ten seconds, and is reported once in that time")
    func slow() {
        let pace = makePace()
        #expect(pace.note(.milliseconds(6), now: start))
        #expect(pace.isSlow(start + .seconds(9)))
        #expect(!pace.note(.milliseconds(6), now: start + .seconds(9)))
        #expect(pace.isSlow(start + .seconds(18)))
        #expect(!pace.isSlow(start + .seconds(19)))
        #expect(pace.note(.milliseconds(6), now: start + .seconds(19)))
    }

    @Test("A session that has used up its time is paused until its share has paid for it")
    func budget() throws {
        let pace = makePace()
        #expect(pace.pause(start) == nil)
        _ = pace.note(.milliseconds(900), now: start)
        #expect(pace.pause(start) == nil)
        _ = pace.note(.milliseconds(200), now: start)
        let pause = try #require(pace.pause(start))
        #expect(pause > .milliseconds(400) && pause < .milliseconds(500))
        #expect(pace.pause(start + .milliseconds(300)) != nil)
        #expect(pace.pause(start + pause) == nil)
    }

    @Test("Unused time accumulates up to the burst")
    func saved() {
        let pace = makePace()
        _ = pace.note(.milliseconds(1_001), now: start + .seconds(3600))
        #expect(pace.pause(start + .seconds(3600)) != nil)
    }
}
