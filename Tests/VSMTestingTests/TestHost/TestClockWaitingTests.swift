import Dispatch
import Synchronization
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

    @Test("Waiting for a sleeper fails at its own line when the task is cancelled, early or late")
    func cancelled() async {
        let early = Task { [clock] in
            withUnsafeCurrentTask { $0?.cancel() }
            return await failure { await clock.waitForSleeper(until: .seconds(1)) }
        }
        #expect(
            await early.value == """
                No task sleeps until 1.0 seconds when the task is cancelled, as by the time limit of a test. The clock is \
                at 0.0 seconds, and tasks sleep until: [].
                """
        )
        let late = Task { [clock] in await failure { await clock.waitForSleeper(until: .seconds(2)) } }
        await Task.yield()
        late.cancel()
        #expect(await late.value.hasPrefix("No task sleeps until 2.0 seconds when the task is cancelled"))
        #expect(clock.deadlines == [])
    }

    @Test("Waiting for a sleeper fails at its own line after its timeout, and names the deadlines that there are")
    func timeout() async throws {
        async let sleeping: Void = clock.sleep(for: .seconds(2))
        await clock.waitForSleeper(until: .seconds(2))
        let text = await failure { await clock.waitForSleeper(until: .seconds(1), timeout: .milliseconds(60)) }
        #expect(
            text == """
                No task sleeps until 1.0 seconds after 0.06 seconds. The clock is at 0.0 seconds, and tasks sleep until: \
                [2.0 seconds].
                """
        )
        clock.advance(by: .seconds(2))
        try await sleeping
    }

    @Test("Time in which other code occupies the main actor does not count")
    func busyMainActor() async throws {
        let isOver = DispatchSemaphore(value: 0)
        func occupy() { isOver.wait() }
        Task { @MainActor in occupy() }
        // The other form of `sleep` leaves the main actor first.
        let deadline = TestClock.Instant(offset: .seconds(1))
        let sleeping = Task { @MainActor [clock] in try await clock.sleep(until: deadline, tolerance: nil) }
        // Many more turns than a wait without time takes.
        let end = Task.detached {
            for _ in 1...1_000 { await Task.yield() }
            isOver.signal()
        }
        await clock.waitForSleeper(until: .seconds(1), timeout: .zero)
        clock.advance(by: .seconds(1))
        try await sleeping.value
        await end.value
    }

    @Test("Waiting for a sleeper that is there already does not fail, even if the task is cancelled")
    func isThere() async throws {
        async let sleeping: Void = clock.sleep(for: .seconds(1))
        await clock.waitForSleeper(until: .seconds(1))
        await Task { [clock] in
            withUnsafeCurrentTask { $0?.cancel() }
            await clock.waitForSleeper(until: .seconds(1), timeout: .zero)
        }.value
        clock.advance(by: .seconds(1))
        try await sleeping
    }
}

/// Returns the message of a failing step; records an issue unless it fails exactly once, at its own line.
private func failure(
    sourceLocation: SourceLocation = #_sourceLocation,
    of step: () async -> Void
) async -> String {
    let texts = Mutex<[String]>([])
    await withKnownIssue(sourceLocation: sourceLocation) {
        await step()
    } matching: { issue in
        texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
        return issue.sourceLocation?.fileID == sourceLocation.fileID
            && issue.sourceLocation?.line == sourceLocation.line
    }
    return texts.withLock(\.self).joined(separator: "\n")
}
