import Testing

@testable import VSMTesting

@Suite("The test clock")
@MainActor
struct TestClockTests {
    @Test("It starts at zero and changes only when it is advanced")
    func moves() {
        let clock = TestClock()
        #expect(clock.now == TestClock.Instant(offset: .zero))
        #expect(clock.minimumResolution == .zero)
        clock.advance(by: .seconds(2))
        clock.advance(by: .zero)
        #expect(clock.now.offset == .seconds(2))
        #expect("\(clock.now)" == "2.0 seconds")
    }

    @Test("Instants are compared by the time since the creation of the clock")
    func moments() {
        let early = TestClock.Instant(offset: .seconds(1))
        let late = early.advanced(by: .seconds(2))
        #expect(early < late)
        #expect(!(late < early))
        #expect(early.duration(to: late) == .seconds(2))
        #expect(late.offset == .seconds(3))
    }

    @Test("Without a host, it resumes only the tasks whose deadlines have passed")
    func wakes() async throws {
        let clock = TestClock()
        let trace = Trace()
        let tasks = [3, 1, 2].map { seconds in
            Task {
                try await clock.sleep(until: .init(offset: .seconds(seconds)), tolerance: nil)
                trace.note("\(seconds)")
            }
        }
        for seconds in 1...3 { await clock.waitForSleeper(until: .seconds(seconds)) }
        #expect(clock.deadlines == [.seconds(1), .seconds(2), .seconds(3)])
        #expect(clock.sleepCount == 3)
        clock.advance(by: .seconds(2))
        #expect(clock.deadlines == [.seconds(3)])
        try await tasks[1].value
        try await tasks[2].value
        // Two tasks have been resumed, and their threads decide which of them continues first.
        #expect(trace.all.sorted() == ["1", "2"])
        clock.advance(by: .seconds(1))
        try await tasks[0].value
        #expect(trace.all.last == "3" && trace.all.count == 3)
    }

    @Test("A deadline that has passed does not suspend, even if the timer was set after the clock advanced")
    func pastDeadline() async throws {
        let clock = TestClock()
        clock.advance(by: .seconds(1))
        try await clock.sleep(until: .init(offset: .seconds(1)), tolerance: nil)
        #expect(clock.deadlines == [])
    }

    @Test("Cancelling a task resumes it with an error")
    func cancellation() async {
        let clock = TestClock()
        let task = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.waitForSleeper(until: .seconds(1))
        task.cancel()
        #expect(clock.deadlines == [])
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("A cancelled task does not sleep")
    func cancelledBefore() async {
        let clock = TestClock()
        let task = Task { try await clock.sleep(for: .seconds(1)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.deadlines == [])
    }

    @Test("Waiting for a task that is asleep returns immediately; other deadlines do not count")
    func waiting() async {
        let clock = TestClock()
        let trace = Trace()
        let sleepers = [1, 2].map { seconds in Task { try? await clock.sleep(for: .seconds(seconds)) } }
        await clock.waitForSleeper(until: .seconds(1))
        await clock.waitForSleeper(until: .seconds(1))
        await clock.waitForSleeper(until: .seconds(2))
        let onlooker = Task {
            await clock.waitForSleeper(until: .seconds(3))
            trace.note("seen")
        }
        let third = Task { try? await clock.sleep(for: .seconds(3)) }
        await onlooker.value
        #expect(trace.all == ["seen"])
        for task in sleepers + [third] { task.cancel() }
    }
}
