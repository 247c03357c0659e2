import Synchronization
import Testing
import VSM
import VSMTesting

@Suite("The priority of a timer", .timeLimit(.minutes(10)))
struct TimerPriorityTests {
    @Test("Calls wait at the priority of the most urgent one of their group", arguments: Waiting.allCases)
    @MainActor
    func mostUrgent(waiting: Waiting) async {
        let clock = PriorityClock()
        let container = StateContainer(state: 0)
        if waiting == .throttled {
            await observe(0, throttled: clock, by: .background, on: container)
            #expect(await clock.nextPriority() == .background)
        }
        for (state, priority) in zip(1..., [TaskPriority.background, .high, .utility]) {
            switch waiting {
            case .debounced: await observe(state, debounced: clock, by: priority, on: container)
            case .throttled: await observe(state, throttled: clock, by: priority, on: container)
            }
            if state == 1, waiting == .debounced { #expect(await clock.nextPriority() == .background) }
            if state == 2 { #expect(await clock.nextPriority() == .high) }
        }
        clock.base.advance(by: .seconds(1))
        await container.wait { $0 == 3 }
        // A throttled timer sleeps once more, until its interval is over.
        if waiting == .throttled { #expect(await clock.nextPriority() == .high) }
        #expect(clock.sleepCount == (waiting == .debounced ? 2 : 3))
    }

    @MainActor
    private func observe(
        _ state: Int,
        debounced: PriorityClock? = nil,
        throttled: PriorityClock? = nil,
        by priority: TaskPriority,
        on container: StateContainer<Int>
    ) async {
        let called = Signal()
        // Nothing waits for the task itself, because that would raise its priority.
        Task(priority: priority) {
            if let debounced {
                container.observe(state, debounced: .seconds(1, on: debounced), identifier: "group")
            }
            if let throttled {
                container.observe(ObservedAction(state), throttled: .seconds(1, on: throttled), identifier: "group")
            }
            called.send()
        }
        await called.waitIgnoringCancellation()
    }
}

/// A clock that notes the priorities of the tasks that sleep.
private final class PriorityClock: Clock, Sendable {
    let base = TestClock()
    private let count = Atomic(0)
    private let priorities: AsyncStream<TaskPriority>
    private let continuation: AsyncStream<TaskPriority>.Continuation

    init() { (priorities, continuation) = AsyncStream.makeStream() }

    var now: TestClock.Instant { base.now }
    var minimumResolution: Duration { .zero }
    /// The number of tasks that have begun to sleep, counted before their priorities are returned.
    var sleepCount: Int { count.load(ordering: .relaxed) }

    /// Returns the priority of the next task that sleeps.
    func nextPriority() async -> TaskPriority? {
        var iterator = priorities.makeAsyncIterator()
        return await iterator.next()
    }

    func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
        count.add(1, ordering: .relaxed)
        continuation.yield(Task.currentPriority)
        try await base.sleep(until: deadline, tolerance: tolerance)
    }
}
