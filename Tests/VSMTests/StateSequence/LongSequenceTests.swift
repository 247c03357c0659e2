import Testing
import VSMTesting

@testable import VSM

@Suite("Long sequences", .timeLimit(.minutes(10)))
struct LongSequenceTests {
    @Test("100,000 sequences that continue each other are released without recursion")
    func releases() async {
        #expect(await last(of: chain(100_000)) == 100_000)
    }

    @Test("A sequence can continue after 100,000 asynchronous states")
    func behindMany() async {
        let states = StateSequence<Int>(synchronousStates: [], states: (1...100_000).map { number in { number } })
        #expect(await last(of: states.then { StateSequence({ 0 }) }) == 0)
    }

    @Test("A loop in a list joins sequences that are created when they are reached")
    func loop() async {
        let states = StateSequence<Int> {
            for number in 1...20_000 { Next { StateSequence({ number }) } }
        }
        #expect(await last(of: states) == 20_000)
    }

    @Test("A copy of a sequence continues independently, and its rest can be observed and continued")
    func copies() async {
        var states = StateSequence<Int>({ 1 }, { 2 }).then { StateSequence({ 3 }) }
        #expect(await states.next() == 1)
        var copy = states
        #expect(await states.next() == 2)
        #expect(await copy.next() == 2)
        var longer = states.then { StateSequence({ 4 }) }
        #expect(await states.next() == 3)
        #expect(await states.next() == nil)
        #expect(await [longer.next(), longer.next(), longer.next()] == [3, 4, nil])
        withTestHost { host in
            let journey = host.journey(of: copy)
            host.runUntilIdle()
            journey.expect(3)
        }
    }

    @Test("A sequence is released before the next one begins", arguments: TestOwner.allCases)
    func releasedBeforeTheNext(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let released = Signal()
            func states(holding lifeline: Lifeline) -> StateSequence<Int> {
                StateSequence(
                    { 1 },
                    {
                        withExtendedLifetime(lifeline) {}
                        return 2
                    }
                )
            }
            container.observe(
                states(holding: Lifeline(released)).then {
                    await released.waitIgnoringCancellation()
                    return StateSequence({ 3 })
                }
            )
            await container.wait { $0 == 3 }
        }
    }

    private func chain(_ count: Int) -> StateSequence<Int> {
        var states = StateSequence<Int>()
        for number in 1...count { states = states.then { StateSequence({ number }) } }
        return states
    }

    private func last(of states: StateSequence<Int>) async -> Int? {
        var last: Int?
        for await state in states { last = state }
        return last
    }
}
