import Testing
import VSMTesting

@testable import VSM
@testable import VSMRateLimiting

@Suite("The times that debounced: and throttled: accept")
struct RateLimitTimeTests {
    private func nanoseconds(_ time: RateLimitTime) -> Int64 { time.nanoseconds }

    @Test("A number is in seconds")
    func numbers() {
        #expect(nanoseconds(0.5) == 500_000_000)
        #expect(nanoseconds(2) == 2_000_000_000)
        #expect(nanoseconds(0) == 0)
    }

    @Test("A leading dot gives units of time, with integers and fractions")
    func units() {
        #expect(nanoseconds(.zero) == 0)
        #expect(nanoseconds(.seconds(2)) == 2_000_000_000)
        #expect(nanoseconds(.seconds(0.5)) == 500_000_000)
        #expect(nanoseconds(.milliseconds(2)) == 2_000_000)
        #expect(nanoseconds(.milliseconds(0.5)) == 500_000)
        #expect(nanoseconds(.microseconds(2)) == 2_000)
        #expect(nanoseconds(.nanoseconds(2)) == 2)
        let exact: Int64 = 4_000_000_000_000_000_001
        #expect(nanoseconds(.nanoseconds(Int(exact))) == exact)
        #expect(nanoseconds(.microseconds(4_000_000_000_000_001)) == 4_000_000_000_000_001_000)
    }

    @Test("A time can be created from a Duration, from another time, and for a clock")
    func intervals() {
        #expect(nanoseconds(RateLimitTime(Duration.milliseconds(300))) == 300_000_000)
        #expect(nanoseconds(.init(Duration(secondsComponent: 1, attosecondsComponent: 1_999_999_999))) == 1_000_000_001)
        #expect(nanoseconds(RateLimitTime(Duration.seconds(-1))) == 0)
        #expect(nanoseconds(RateLimitTime(Duration.seconds(Int64.min))) == 0)
        #expect(nanoseconds(.init(.seconds(1))) == 1_000_000_000)
        #expect(nanoseconds(.seconds(1, on: TestClock())) == 1_000_000_000)
    }

    @Test("A count that is infinite or too large is the longest interval, in every unit")
    func longest() {
        let intervals: [RateLimitTime] = [
            .seconds(Double.infinity), .seconds(Int.max), .seconds(Double.greatestFiniteMagnitude),
            .seconds(1e300), .milliseconds(.infinity), .milliseconds(Int.max), .microseconds(Int.max),
            .nanoseconds(Int.max),
            RateLimitTime(Duration.seconds(Int64.max)),
        ]
        for interval in intervals { #expect(nanoseconds(interval) == RateLimit.longest) }
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
            container.observe(1, debounced: .seconds(Int.max))
            container.observe(2, debounced: .init(Duration.seconds(Int64.max)), identifier: 1)
            container.observe(3, debounced: .seconds(.infinity), identifier: 2)
            container.observe(3, debounced: RateLimitTime(nanoseconds: .max, clock: UptimeClock()), identifier: 3)
            for state in [4, 5] { container.observe(ObservedAction(state), throttled: .seconds(.infinity)) }
            await Task.yield()
            #expect(container.state == 4)
        }
        #expect(released == nil)
    }

    #if os(Linux) || os(macOS)
    @Test("A time that is not a number traps with a message that says what to do")
    func notANumber() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            StateContainer(state: 0).observe(1, debounced: .seconds(.nan))
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("is not a number (nan). Pass the time that the action waits."))
    }
    #endif
}
