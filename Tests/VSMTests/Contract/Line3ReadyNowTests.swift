import Testing

@testable import VSM

@MainActor
@Suite("3. What is ready is applied now", .timeLimit(.minutes(1)))
struct ReadyNowTests {
    @Test("Just is in the state when observe returns")
    func just() {
        let container = StateContainer(state: 0)
        container.observe(Just(1))
        #expect(container.state == 1)
    }

    @Test("The current value of a subject is in the state when observe returns, and so is what it is sent on the owner")
    func currentValueSubject() {
        let container = StateContainer(state: 0)
        let subject = CurrentValueSubject<Int, Never>(1)
        container.observe(subject.eraseToAnyPublisher())
        #expect(container.state == 1)
        subject.send(2)
        #expect(container.state == 2)
    }

    @Test("Each value that a publisher emits at once is seen, in order")
    func severalValues() {
        let container = StateContainer(state: 0)
        var seen: [Int] = []
        let token = container.subscribe { seen.append($0) }
        container.observe([1, 2, 3].publisher)
        #expect(seen == [1, 2, 3])
        withExtendedLifetime(token) {}
    }

    @Test("The leading synchronous states of a sequence are in the state when observe returns")
    func leadingStates() async {
        let container = StateContainer(state: "initialized")
        var seen: [String] = []
        let token = container.subscribe { seen.append($0) }
        let gate = Signal()
        container.observe(
            StateSequence(
                { "loading" },
                { "still loading" },
                {
                    await gate.waitIgnoringCancellation()
                    return "loaded"
                }
            )
        )
        #expect(container.state == "still loading")
        gate.send()
        for await state in container.states where state == "loaded" { break }
        #expect(seen == ["loading", "still loading", "loaded"])
        withExtendedLifetime(token) {}
    }

    @Test("A sequence whose first state takes time leaves the state until it is there")
    func noLeadingState() async {
        let container = StateContainer(state: 0)
        let one = { () async -> Int in 1 }
        container.observe(StateSequence(one))
        #expect(container.state == 0)
        for await state in container.states where state == 1 { break }
    }

    @Test("The same on an actor of one's own")
    func onAnActor() async {
        await TestActor().run { _ in
            let container = StateContainer(state: 0)
            container.observe(Just(1))
            #expect(container.state == 1)
            let subject = CurrentValueSubject<Int, Never>(2)
            container.observe(subject)
            #expect(container.state == 2)
            subject.send(3)
            #expect(container.state == 3)
            container.observe(StateSequence({ 4 }, { 5 }, { 6 }))
            #expect(container.state == 6)
        }
    }
}
