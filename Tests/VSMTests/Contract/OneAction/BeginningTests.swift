import Testing
import VSMTesting

@testable import VSM

// An action is not called if its task has not begun when the next action is observed.
extension OneActionTests {
    @Test("An action that is superseded before its task begins does not start", arguments: TestOwner.allCases)
    func supersededBeforeItStarts(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            var starts: [String] = []
            func closure() async -> Int {
                starts.append("closure")
                return 1
            }
            func sequence() async -> CountingSequence {
                starts.append("closure with a sequence")
                return CountingSequence {}
            }
            container.observe { await closure() }
            container.observe(2)
            container.observe(CountingSequence { starts.append("sequence") })
            container.observe(3)
            container.observe { () async in await sequence() }
            container.observe(4)
            container.observe(StateSequence<Int>(synchronousStates: [], states: [closure]))
            container.observe(5)
            container.observe(StateSequence<Int>().then { StateSequence(synchronousStates: [], states: [closure]) })
            container.observe(6)
            // This action would begin after the previous ones.
            await container.observe({ 7 }, until: { $0 == 7 })
            #expect(starts == [])
        }
    }

    @Test(
        "A sequence in a FinishingAction is iterated at each observation, on the owner",
        arguments: TestOwner.allCases
    )
    func finishingSequence(owner: TestOwner) async {
        await owner.run { owner in
            let container = StateContainer(state: 0)
            var iterators = 0
            let sequence = CountingSequence {
                owner.preconditionIsolated()
                iterators += 1
            }
            let action = FinishingAction<Int>(sequence)
            #expect(iterators == 0)
            for count in 1...2 {
                container.observe(0)
                #expect(await container.observe(action, until: { $0 == 1 }) == 1)
                #expect(iterators == count)
            }
        }
    }
}

/// A sequence of one number that reports each iterator that it creates.
private struct CountingSequence: AsyncSequence {
    let onIteration: () -> Void

    init(_ onIteration: @escaping () -> Void) { self.onIteration = onIteration }

    func makeAsyncIterator() -> Iterator {
        onIteration()
        return Iterator()
    }

    struct Iterator: AsyncIteratorProtocol {
        private var hasEnded = false

        mutating func next(isolation: isolated (any Actor)?) async -> Int? {
            defer { hasEnded = true }
            return hasEnded ? nil : 1
        }
    }
}
