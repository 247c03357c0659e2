import Foundation
import Testing

@testable import VSM
@testable import VSMTesting

/// Tasks outside of the main actor that wait for states of a container of the main actor.
@Suite("Waits from elsewhere keep their promise")
struct WaitsElsewhereTests {
    @Test(
        "When observe(_:until:) returns, the container has had the state",
        .timeLimit(.minutes(10)),
        arguments: 0..<20 as Range<UInt64>
    )
    func stored(seed: UInt64) async {
        await RuntimeIssue.$reporter.withValue(RuntimeIssueReporter { _ in }) { await Self.course(seed) }
    }

    /// For `Scripts/fuzz`, as `RandomTesterTests.long()`.
    @Test("Waits keep their promise for a long time", .enabled(if: RandomTesterTests.seconds > 0))
    func long() async {
        let end = ContinuousClock.now + .seconds(RandomTesterTests.seconds)
        var seed = RandomTesterTests.firstSeed
        await RuntimeIssue.$reporter.withValue(RuntimeIssueReporter { _ in }) {
            while ContinuousClock.now < end, await Self.course(seed) { seed += 1 }
        }
    }

    /// Observes random actions in one to three tasks.
    ///
    /// - Returns: Whether all waits kept their promise.
    @discardableResult
    private static func course(_ seed: UInt64) async -> Bool {
        var random = SplitMix64(seed: seed)
        let states = StoredStates()
        let delays = SplitMix64(seed: random.next())
        let (container, subscriptions) = await MainActor.run {
            let container = StateContainer(state: 0)
            var delays = delays
            let subscriptions = [
                container.$state.dropFirst().sink { state in
                    // A wait that does not last until the container has the state returns meanwhile.
                    for _ in 0..<delays.next(below: 300) where !states.hasReturned(state) { sched_yield() }
                },
                container.didSetPublisher.sink { states.store($0) },
            ]
            return (Carried(value: container), Carried(value: subscriptions))
        }
        let count = 1 + random.next(below: 3)
        let problems = await withTaskGroup(of: String?.self) { group in
            for task in 1...count {
                let seed = random.next()
                group.addTask { await wait(in: container.value, states, task: task, isAlone: count == 1, seed) }
            }
            return await group.reduce(into: []) { if let problem = $1 { $0.append(problem) } }
        }
        for problem in problems { Issue.record("Seed \(seed): \(problem)") }
        withExtendedLifetime(subscriptions) {}
        return problems.isEmpty
    }

    /// Waits for states of several actions, one after the other.
    ///
    /// - Parameters:
    ///   - task: The number of the task, from which those of its states follow.
    ///   - isAlone: Whether no other task observes actions meanwhile, which would end those of this one.
    /// - Returns: A description of a wait that did not keep its promise, or `nil`.
    private static func wait(
        in container: StateContainer<Int>,
        _ states: StoredStates,
        task: Int,
        isAlone: Bool,
        _ seed: UInt64
    ) async -> String? {
        var random = SplitMix64(seed: seed)
        for call in 1...20 {
            let first = task * 1_000 + call * 10
            let yields = random.next(below: 4)
            let wanted = first + random.next(below: 2)
            let isWanted = { (state: Int) in state == wanted }
            let both = StateSequence<Int>(
                { first },
                {
                    for _ in 0..<yields { await Task.yield() }
                    return first + 1
                }
            )
            let hasBoth: Bool
            let state: Int?
            switch random.next(below: 4) {
            case 0: (hasBoth, state) = (false, await container.observe(ObservedAction(first), until: isWanted))
            case 1: (hasBoth, state) = (true, await container.observe(both, until: isWanted))
            case 2:
                let action = FinishingAction<Int>(both)
                (hasBoth, state) = (true, await container.observe(ObservedAction(action), until: isWanted))
            default:
                let action = ObservedAction<Int>([first, first + 1].publisher)
                (hasBoth, state) = (true, await container.observe(action, until: isWanted))
            }
            guard let state else {
                guard isAlone, hasBoth || wanted == first else { continue }
                return "The wait for \(wanted) returned without a state."
            }
            guard state == wanted else { return "The wait for \(wanted) returned \(state)." }
            guard states.notesReturn(of: state) else { return "The wait returned before the container had \(state)." }
        }
        return nil
    }
}

/// The states that a container has had, and those with which waits have returned, on any thread.
private final class StoredStates: @unchecked Sendable {
    private let lock = Lock()
    private var stored: Set<Int> = []
    private var returned: Set<Int> = []

    func store(_ state: Int) { lock.withLock { _ = stored.insert(state) } }

    func hasReturned(_ state: Int) -> Bool { lock.withLock { returned.contains(state) } }

    /// Notes that a wait has returned.
    ///
    /// - Returns: Whether the container has had the state.
    func notesReturn(of state: Int) -> Bool {
        lock.withLock {
            returned.insert(state)
            return stored.contains(state)
        }
    }
}
