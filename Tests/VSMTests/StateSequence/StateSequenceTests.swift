import Testing
import VSM

@MainActor
@Suite("StateSequence of closures", .timeLimit(.minutes(10)))
struct StateSequenceTests {
    /// Returns all states of a sequence.
    private func states(_ sequence: StateSequence<Int>) async -> [Int] {
        var states: [Int] = []
        for await state in sequence { states.append(state) }
        return states
    }

    @Test("An array literal of closures is a sequence in which every closure runs in the task")
    func arrayLiteral() async {
        let gate = Signal()
        func load() -> StateSequence<Int> {
            [
                { 1 },
                {
                    await gate.waitIgnoringCancellation()
                    return 2
                },
                { 3 },
            ]
        }
        let container = StateContainer(state: 0)
        let record = container.record()
        container.observe(load())
        #expect(container.state == 0)
        gate.send()
        await container.wait { $0 == 3 }
        #expect(record.states == [1, 2, 3])
        #expect(await states([]) == [])
    }

    @Test("A sequence that begins with a state and continues with one has the first when observe returns")
    func beginsWithState() async {
        let gate = Signal()
        let container = StateContainer(state: 0)
        let record = container.record()
        let states = StateSequence(1).then {
            await gate.waitIgnoringCancellation()
            return 2
        }
        container.observe(states.then { 3 })
        #expect(record.states == [1])
        gate.send()
        await container.wait { $0 == 3 }
        #expect(record.states == [1, 2, 3])
        #expect(await self.states(StateSequence(4, { 5 }, { 6 })) == [4, 5, 6])
    }

    @Test("A sequence is its own iterator: next() returns each state once, then nil")
    func next() async {
        var calls: [Int] = []
        func state(_ number: Int) -> Int {
            calls.append(number)
            return number
        }
        var sequence = StateSequence(synchronousStates: [{ state(1) }], states: [{ state(2) }, { state(3) }])
        #expect(calls == [])
        #expect(await sequence.next() == 1)
        #expect(calls == [1])
        #expect(await sequence.next() == 2)
        #expect(await states(sequence) == [3])
        #expect(await sequence.next() == 3)
        #expect(await sequence.next() == nil)
        #expect(await sequence.next() == nil)
        #expect(calls == [1, 2, 3, 3])
    }

    @Test("An iterator of a sequence does not advance the sequence")
    func iterator() async {
        var sequence = StateSequence({ 1 }, { 2 })
        var iterator = sequence.makeAsyncIterator()
        #expect(await iterator.next() == 1)
        #expect(await iterator.next() == 2)
        #expect(await iterator.next() == nil)
        #expect(await sequence.next() == 1)
    }

    @Test("In a task that is cancelled, next() returns nil and calls no closure")
    func cancelled() async {
        let gate = Gate()
        let begun = Signal()
        var calls: [Int] = []
        let task = Task {
            var sequence = StateSequence(
                {
                    await gate.wait { begun.send() }
                    return 1
                },
                {
                    calls.append(2)
                    return 2
                }
            )
            return [await sequence.next(), await sequence.next()]
        }
        await begun.waitIgnoringCancellation()
        task.cancel()
        gate.open()
        #expect(await task.value == [1, nil])
        #expect(calls == [])
    }
}
