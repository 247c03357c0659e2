import Testing

import VSMTesting

@testable import VSM

@Suite("What debounced: and throttled: accept as a length of time")
struct RateLimitIntervalTests {
    private func nanoseconds(_ interval: some RateLimitInterval) -> Int64 { interval.rateLimitTime.nanoseconds }

    @Test("A number is in seconds")
    func numbers() {
        #expect(nanoseconds(0.5) == 500_000_000)
        #expect(nanoseconds(2) == 2_000_000_000)
        #expect(nanoseconds(0) == 0)
        let seconds: Double = 1.25
        let wholeSeconds: Int = 3
        #expect(nanoseconds(seconds) == 1_250_000_000)
        #expect(nanoseconds(wholeSeconds) == 3_000_000_000)
    }

    @Test("A leading dot finds units of time, with whole and with broken numbers")
    func units() {
        #expect(nanoseconds(.zero) == 0)
        #expect(nanoseconds(.seconds(2)) == 2_000_000_000)
        #expect(nanoseconds(.seconds(0.5)) == 500_000_000)
        #expect(nanoseconds(.milliseconds(2)) == 2_000_000)
        #expect(nanoseconds(.milliseconds(0.5)) == 500_000)
        #expect(nanoseconds(.microseconds(2)) == 2_000)
        #expect(nanoseconds(.microseconds(0.5)) == 500)
        #expect(nanoseconds(.nanoseconds(2)) == 2)
    }

    @Test("A Duration and a DebounceInterval are what they were created with")
    func intervals() {
        #expect(nanoseconds(Duration.milliseconds(300)) == 300_000_000)
        #expect(nanoseconds(Duration(secondsComponent: 1, attosecondsComponent: 1_999_999_999)) == 1_000_000_001)
        #expect(nanoseconds(Duration.seconds(-1)) == 0)
        #expect(nanoseconds(DebounceInterval(.seconds(1))) == 1_000_000_000)
        #expect(nanoseconds(.seconds(1, on: TestClock())) == 1_000_000_000)
    }

    @Test("A count that is infinite or too large is the longest interval, in every unit")
    func longest() {
        let intervals: [RateLimitTime] = [
            .seconds(Double.infinity), .seconds(Int.max), .seconds(Double.greatestFiniteMagnitude),
            .seconds(1e300), .seconds(UInt64.max), .milliseconds(.infinity), .milliseconds(UInt64.max),
            .microseconds(1e300), .nanoseconds(UInt64.max), Duration.seconds(Int64.max).rateLimitTime,
            Int.max.rateLimitTime, Double.infinity.rateLimitTime,
        ]
        for interval in intervals { #expect(nanoseconds(interval) == RateLimitTime.longest) }
        for interval: RateLimitTime in [.seconds(-.infinity), .seconds(Int.min), .milliseconds(-1)] {
            #expect(nanoseconds(interval) == 0)
        }
    }

    @Test("An action with the longest interval waits, on the clocks of all systems, and ends with its container")
    @MainActor
    func longestOnTheSystemClock() async {
        weak var released: StateContainer<Int>?
        do {
            let container = StateContainer(state: 0)
            released = container
            container.observe(1, debounced: .seconds(Int64.max))
            container.observe(2, debounced: Duration.seconds(Int64.max), identifier: 1)
            container.observe(3, debounced: Double.infinity, identifier: 2)
            container.observe(3, debounced: RateLimitTime(nanoseconds: .max, clock: UptimeClock()), identifier: 3)
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
}
