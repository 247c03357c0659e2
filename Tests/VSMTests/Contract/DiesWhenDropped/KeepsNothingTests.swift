import Synchronization
import Testing

@testable import VSM

extension DiesWhenDroppedTests {
    @MainActor
    @Test("The buffered states of an abandoned sequence are released with the next state")
    func statesGivenUp() async {
        var gone: [String] = []
        let container = StateContainer(state: TestState("0") { gone.append("0") })
        do {
            var iterator: StateContainer<TestState>.States.Iterator? = container.states.makeAsyncIterator()
            _ = await iterator?.next()
            for name in ["1", "2", "3"] { container.observe(TestState(name) { gone.append(name) }) }
            iterator = nil
        }
        container.observe(TestState("4"))
        container.observe(TestState("5"))
        #expect(gone.sorted() == ["0", "1", "2", "3"])
    }

    @Test("A publisher is cancelled, and its states are released, if the container's owner has been deallocated")
    func ownerGone() async {
        let subject = Carried(value: PassthroughSubject<TestState, Never>())
        let gone = Mutex(0)
        let cancellations = Mutex(0)
        let states = Carried(value: subject.value.handleEvents(receiveCancel: { cancellations.withLock { $0 += 1 } }))
        var container: Carried<StateContainer<TestState>>?
        weak var owner: TestActor?
        do {
            let actor = TestActor()
            owner = actor
            container = await actor.run { _ in
                let container = StateContainer(state: TestState("0"), isolation: actor)
                container.observe(states.value)
                return Carried(value: container)
            }
        }
        #expect(owner == nil)
        for _ in 1...100 { subject.value.send(TestState("late") { gone.withLock { $0 += 1 } }) }
        #expect(gone.withLock { $0 } == 100)
        #expect(cancellations.withLock { $0 } == 1)
        withExtendedLifetime(container) {}
    }
}
