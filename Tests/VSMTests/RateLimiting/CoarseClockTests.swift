import Testing
import VSM
import VSMTesting

@Suite("Rate limits on a clock whose instants or whose time are coarse", .timeLimit(.minutes(10)))
struct CoarseClockTests {
    @Test("A call is made once, not early, and its timer sleeps once", arguments: Waiting.allCases)
    func madeOnce(waiting: Waiting) {
        for coarseness in CoarseClock.Coarseness.allCases {
            withTestHost { host in
                let clock = CoarseClock(coarseness)
                let container = host.container(state: 0)
                let journey = host.record(container)
                func observe(_ state: Int) {
                    switch waiting {
                    case .debounced: container.observe(state, debounced: .milliseconds(25, on: clock), identifier: 1)
                    case .throttled:
                        container.observe(ObservedAction(state), throttled: .milliseconds(25, on: clock), identifier: 1)
                    }
                }
                observe(1)
                observe(2)
                host.runUntilIdle()
                clock.advance(toMillisecond: 24)
                host.runUntilIdle()
                if waiting == .debounced { journey.expect(0) } else { journey.expect(0, 1) }
                clock.advance(toMillisecond: coarseness == .time ? 25 : 30)
                host.runUntilIdle()
                journey.expect(2)
                #expect(clock.sleepCount == (waiting == .debounced ? 1 : 2))
                clock.advance(toMillisecond: 100)
                host.runUntilIdle()
                #expect(clock.sleepCount == (waiting == .debounced ? 1 : 2))
            }
        }
    }

    @Test("A time shorter than the resolution lasts until the next instant")
    func shorterThanResolution() {
        for coarseness in [CoarseClock.Coarseness.instants, .instantsWithoutResolution] {
            withTestHost { host in
                let clock = CoarseClock(coarseness)
                let container = host.container(state: 0)
                let journey = host.record(container)
                container.observe(1, debounced: .nanoseconds(1).on(clock))
                host.runUntilIdle()
                journey.expect(0)
                clock.advance(toMillisecond: 10)
                host.runUntilIdle()
                journey.expect(1)
            }
        }
    }

    @Test("A clock whose time stands still while a timer sleeps makes the call")
    func standsStill() {
        withTestHost { host in
            let clock = StandingClock()
            let container = host.container(state: 0)
            let journey = host.record(container)
            container.observe(1, debounced: .seconds(1, on: clock))
            host.runUntilIdle()
            journey.expect(0, 1)
            #expect(clock.sleepCount == 1)
        }
    }

    /// A clock that never sleeps, and whose time does not change.
    private final class StandingClock: Clock, @unchecked Sendable {
        private(set) var sleepCount = 0

        var now: TestClock.Instant { TestClock.Instant(offset: .zero) }
        var minimumResolution: Duration { .zero }

        func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
            sleepCount += 1
            try #require(sleepCount < 100)
        }
    }
}
