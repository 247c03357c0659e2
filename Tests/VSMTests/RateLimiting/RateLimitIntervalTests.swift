import Testing
import VSM

@Suite("What debounced: and throttled: accept as a length of time")
struct RateLimitIntervalTests {
    private func duration(_ interval: some RateLimitInterval) -> Duration { interval.rateLimitDuration }

    @Test("A number is in seconds")
    func numbers() {
        #expect(duration(0.5) == .milliseconds(500))
        #expect(duration(2) == .seconds(2))
        #expect(duration(0) == .zero)
        let seconds: Double = 1.25
        let wholeSeconds: Int = 3
        #expect(duration(seconds) == .milliseconds(1250))
        #expect(duration(wholeSeconds) == .seconds(3))
    }

    @Test("A leading dot finds the units of Duration, with whole and with broken numbers")
    func units() {
        let microsecond: Int64 = 1_000_000_000_000
        let expected: [(Duration, attoseconds: Int64)] = [
            (duration(.zero), 0),
            (duration(.seconds(2)), 2_000_000 * microsecond),
            (duration(.seconds(0.5)), 500_000 * microsecond),
            (duration(.milliseconds(2)), 2_000 * microsecond),
            (duration(.milliseconds(0.5)), 500 * microsecond),
            (duration(.microseconds(2)), 2 * microsecond),
            (duration(.microseconds(0.5)), microsecond / 2),
            (duration(.nanoseconds(2)), microsecond / 500),
        ]
        for (duration, attoseconds) in expected {
            #expect(duration == Duration(secondsComponent: 0, attosecondsComponent: attoseconds))
        }
    }

    @Test("A Duration and a DebounceInterval are what they were created with")
    func intervals() {
        #expect(duration(Duration.milliseconds(300)) == .milliseconds(300))
        #expect(duration(DebounceInterval(.seconds(1))) == .seconds(1))
    }
}
