import Testing

@testable import VSMWeb

@Suite("The pace of a session", .timeLimit(.minutes(30)))
struct ProcessingPaceTests {
    private let start = ContinuousClock.now

    private func makePace() -> ProcessingPace {
        var limits = SessionLimits()
        (limits.slowTurn, limits.processingShare, limits.processingBurst) = (.milliseconds(5), 0.25, .seconds(1))
        return ProcessingPace(limits, now: start)
    }

    @Test("Turns that are not slow leave the session where it is")
    func quick() {
        var pace = makePace()
        for second in 1...100 {
            let now = start + .seconds(second)
            #expect(!pace.note(.milliseconds(5), now: now))
            #expect(!pace.isSlow(now))
        }
    }

    @Test("A slow turn moves the session away for ten seconds, and is reported once in that time")
    func slow() {
        var pace = makePace()
        #expect(pace.note(.milliseconds(6), now: start))
        #expect(pace.isSlow(start + .seconds(9)))
        #expect(!pace.note(.milliseconds(6), now: start + .seconds(9)))
        #expect(pace.isSlow(start + .seconds(18)))
        #expect(!pace.isSlow(start + .seconds(19)))
        #expect(pace.note(.milliseconds(6), now: start + .seconds(19)))
    }

    @Test("A session that has used up its time is paused until its share has paid for it")
    func budget() throws {
        var pace = makePace()
        #expect(pace.pause(now: start) == nil)
        _ = pace.note(.milliseconds(900), now: start)
        #expect(pace.pause(now: start) == nil)
        _ = pace.note(.milliseconds(200), now: start)
        let pause = try #require(pace.pause(now: start))
        #expect(pause > .milliseconds(400) && pause < .milliseconds(500))
        #expect(pace.pause(now: start + .milliseconds(300)) != nil)
        #expect(pace.pause(now: start + pause) == nil)
    }

    @Test("No more than the burst is saved up")
    func saved() {
        var pace = makePace()
        _ = pace.note(.milliseconds(1_001), now: start + .seconds(3600))
        #expect(pace.pause(now: start + .seconds(3600)) != nil)
    }
}
