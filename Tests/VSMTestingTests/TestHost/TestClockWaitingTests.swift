import Testing
import VSMTesting

@Suite("Waiting for a sleeper on a test clock", .timeLimit(.minutes(10)))
struct TestClockWaitingTests {
    private let clock = TestClock()

    @Test("Waiting for a sleeper ends when a task sleeps")
    func comes() async throws {
        async let sleeping: Void = clock.sleep(for: .seconds(1))
        await clock.waitForSleeper(until: .seconds(1))
        #expect(clock.deadlines == [.seconds(1)])
        clock.advance(by: .seconds(1))
        try await sleeping
    }

    @Test("Waiting for a sleeper ends when the task is cancelled, early or late")
    func cancelled() async {
        let early = Task { [clock] in
            withUnsafeCurrentTask { $0?.cancel() }
            await clock.waitForSleeper(until: .seconds(1))
        }
        await early.value
        let late = Task { [clock] in await clock.waitForSleeper(until: .seconds(2)) }
        await Task.yield()
        late.cancel()
        await late.value
        #expect(clock.deadlines == [])
    }
}
