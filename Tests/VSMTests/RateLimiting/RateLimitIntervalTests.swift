import Testing

@testable import VSM

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

    @Test("A count that is infinite or too large is the longest interval, in every unit")
    func longest() {
        let intervals: [Duration] = [
            duration(Double.infinity), duration(Int.max), duration(Double.greatestFiniteMagnitude),
            duration(.seconds(.infinity)), duration(.seconds(1e300)), duration(.seconds(UInt64.max)),
            duration(.milliseconds(.infinity)), duration(.microseconds(1e300)), duration(.seconds(Int64.max)),
        ]
        for interval in intervals { #expect(rateLimit(interval) == .longestRateLimitInterval) }
        // The largest whole numbers of the smaller units are shorter than that, or are kept as they are.
        #expect(duration(.nanoseconds(UInt64.max)) == .nanoseconds(Int64.max))
        #expect(rateLimit(duration(.milliseconds(UInt64.max))) == .longestRateLimitInterval)
        #expect(rateLimit(duration(-Double.infinity)) == .zero)
    }

    @Test("An action with the longest interval waits, on the clock of the system, and ends with its container")
    @MainActor
    func longestOnTheSystemClock() async {
        weak var released: StateContainer<Int>?
        do {
            let container = StateContainer(state: 0)
            released = container
            container.observe(1, debounced: .seconds(Int64.max))
            container.observe(2, debounced: Duration.seconds(Int64.max), identifier: 1)
            container.observe(3, debounced: Double.infinity, identifier: 2)
            for state in [4, 5] { container.observe(state, throttled: .seconds(.infinity)) }
            await Task.yield()
            #expect(container.state == 4)
        }
        #expect(released == nil)
    }

    @Test("A time that is not a number traps with a message that says what to do")
    func notANumber() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            StateContainer(state: 0).observe(1, debounced: Double.nan)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("is not a number (nan). Pass the time that the action waits."))
    }

    private func rateLimit(_ interval: Duration) -> Duration {
        RateLimit(rule: .debounce, interval: interval, clock: ContinuousClock()).interval
    }
}
