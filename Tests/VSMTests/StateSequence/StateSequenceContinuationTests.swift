import Testing
import VSMTesting

@testable import VSM

@Suite("A sequence that continues with another one", .timeLimit(.minutes(10)))
struct StateSequenceContinuationTests {
    /// The spellings of a sequence that continues with another one.
    enum Spelling: String, CaseIterable, CustomTestStringConvertible {
        case then
        case builder = "Next in a list of states"
        case builderFunction = "Next in a function with a builder"

        var testDescription: String { rawValue }

        func sequence(_ next: @escaping () async -> StateSequence<Int>) -> StateSequence<Int> {
            switch self {
            case .then: StateSequence({ 1 }).then(next)
            case .builder:
                StateSequence {
                    1
                    Next { await next() }
                }
            case .builderFunction: built(next)
            }
        }

        @StateSequenceBuilder
        private func built(_ next: @escaping () async -> StateSequence<Int>) -> StateSequence<Int> {
            1
            Next { await next() }
        }
    }

    @Test("The following sequence depends on the outcome", arguments: Spelling.allCases, TestOwner.allCases)
    func branches(spelling: Spelling, owner: TestOwner) async {
        await owner.run { owner in
            let container = StateContainer(state: 0)
            let record = container.record()
            for isSuccess in [true, false] {
                container.observe(
                    spelling.sequence {
                        owner.preconditionIsolated()
                        await Task.yield()
                        owner.preconditionIsolated()
                        guard isSuccess else { return StateSequence({ 100 }) }
                        return StateSequence(
                            { 2 },
                            {
                                owner.preconditionIsolated()
                                return 3
                            }
                        )
                    }
                )
                #expect(container.state == 1, "What is ready is applied before observe returns.")
                await container.wait { $0 == (isSuccess ? 3 : 100) }
            }
            #expect(record.states == [1, 2, 3, 1, 100])
        }
    }

    @Test("The closure is called when the container has had all earlier states, unless the action has ended")
    func lazily() {
        for spelling in Spelling.allCases {
            withTestHost { host in
                let container = host.container(state: 0)
                let journey = host.record(container)
                var calls: [Int] = []
                let sequence = spelling.sequence {
                    calls.append(container.state)
                    return StateSequence({ 2 }, { await choose(among: [3]) })
                }
                #expect(calls.isEmpty)
                container.observe(sequence)
                container.observe(10)
                host.runUntilIdle()
                journey.expect(0, 1, 10)
                #expect(calls.isEmpty)
                container.observe(sequence)
                host.runUntilIdle()
                journey.expect(1, 2, 3)
                #expect(calls == [1])
            }
        }
    }

    @Test("Elements after one that continues wait for all of its states")
    func partsBehind() {
        withTestHost { host in
            let sequence = StateSequence<Int> {
                1
                Next { StateSequence({ 2 }, { 3 }).then { StateSequence({ 4 }) } }
                5
                Next { 6 }
                Next { StateSequence<Int>() }
                if true { First { 7 } }
            }
            let journey = host.journey(of: sequence)
            host.runUntilIdle()
            journey.expect(1, 2, 3, 4, 5, 6, 7)
        }
    }

    @Test("A sequence that continues with itself 100,000 times releases each finished part")
    func itself() async {
        let counter = StepCounter()
        func poll(_ step: CountedStep) -> StateSequence<Int> {
            StateSequence({ step.number }).then {
                step.number == 100_000 ? StateSequence() : poll(CountedStep(step.number + 1, counter))
            }
        }
        await withCheckedContinuation { done in
            let container = StateContainer(state: 0, isolation: MainActor.shared)
            Task { @MainActor in
                await container.observe(poll(CountedStep(1, counter)), until: { _ in false })
                #expect(container.state == 100_000)
                done.resume()
            }
        }
        #expect(counter.most <= 3)
    }

    @Test("It can be ended while it continues with itself", arguments: TestOwner.allCases)
    func endsItself(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            func poll() -> StateSequence<Int> {
                StateSequence<Int>(synchronousStates: [], states: [{ 1 }]).then {
                    await Task.yield()
                    return poll()
                }
            }
            container.observe(poll())
            await container.wait { $0 == 1 }
            container.observe(2)
            for _ in 0..<10 { await Task.yield() }
            #expect(container.state == 2)
        }
    }

    @Test("It may have no states before or after the continuation", arguments: TestOwner.allCases)
    func empty(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let nothing = StateSequence<Int>()
            #expect(await container.observe(nothing.then { nothing }, until: { _ in true }) == nil)
            #expect(await container.observe(nothing.then { StateSequence({ 1 }) }, until: { _ in true }) == 1)
            #expect(container.state == 1)
        }
    }
}

/// The current and the maximum number of steps.
@MainActor
private final class StepCounter {
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) var most = 0
    nonisolated init() {}
}

private final class CountedStep: Sendable {
    let number: Int
    private let counter: StepCounter

    init(_ number: Int, _ counter: StepCounter) {
        self.number = number
        self.counter = counter
        counter.count += 1
        counter.most = max(counter.most, counter.count)
    }

    deinit { counter.count -= 1 }
}
