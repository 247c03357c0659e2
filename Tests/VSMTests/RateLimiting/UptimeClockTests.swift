import Testing

@testable import VSM
@testable import VSMRateLimiting

@Suite("The clock of systems that have no ContinuousClock")
struct UptimeClockTests {
    private let clock = UptimeClock()

    @Test("It can time debounced and throttled actions, which are called in order")
    @MainActor
    func rateLimited() async {
        let container = StateContainer(state: 0)
        let moment = RateLimitTime(nanoseconds: 1_000, clock: clock)
        var states = container.states.makeAsyncIterator()
        #expect(await states.next() == 0)
        for state in 1...3 { container.observe(state, debounced: moment) }
        #expect(container.state == 0)
        #expect(await states.next() == 3)
        for state in 4...6 { container.observe(ObservedAction(state), throttled: moment) }
        #expect(await states.next() == 4)
        #expect(await states.next() == 6)
    }

    @Test("Its time passes, and a sleeping task resumes at the deadline or later")
    func sleeping() async throws {
        let deadline = clock.now + 1_000_000
        try await clock.sleep(until: deadline)
        #expect(clock.now >= deadline)
        // A deadline in the past does not suspend.
        try await clock.sleep(until: 0)
    }

    @Test("Cancelling a task ends its sleep")
    func cancellation() async {
        let task = Task { try await clock.sleep(until: .max) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
