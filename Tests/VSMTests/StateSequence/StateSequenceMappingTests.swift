import Testing

@_spi(Host) @testable import VSM

@Suite("A sequence whose states are converted", .timeLimit(.minutes(10)))
struct StateSequenceMappingTests {
    @Test("The states that are available immediately still are", arguments: TestOwner.allCases)
    func immediate(owner: TestOwner) async {
        await owner.run { _ in
            let gate = Gate()
            let container = StateContainer(state: "")
            let states = StateSequence(1).then {
                await gate.wait()
                return StateSequence({ 2 }, { 3 })
            }
            container.observe(states.map { "\($0)" })
            #expect(container.state == "1")
            gate.open()
            await container.wait { $0 == "3" }
        }
    }

    @Test("The current value that a sequence follows is available immediately, and it is known to follow")
    @MainActor
    func following() async {
        let number = CurrentValue(1)
        let container = StateContainer(state: "")
        container.observe(
            StateSequence<Int>().following {
                number.values
            } as: {
                $0
            }.map { "\($0)" }
        )
        #expect(container.state == "1")
        #expect(container.actionProgress == .following)
        number.value = 2
        await container.wait { $0 == "2" }
    }

    @Test("A closure is called when the container has had the states before it, and each state is converted once")
    @MainActor
    func order() async {
        let container = StateContainer(state: 0)
        var steps: [String] = []
        let subscription = container.subscribe { steps.append("has \($0)") }
        let states = StateSequence(
            {
                steps.append("makes 1")
                return 1
            },
            {
                steps.append("makes 2")
                return 2
            }
        )
        container.observe(
            states.map { number in
                steps.append("converts \(number)")
                return number * 10
            }
        )
        await container.wait { $0 == 20 }
        #expect(steps == ["makes 1", "converts 1", "has 10", "makes 2", "converts 2", "has 20"])
        withExtendedLifetime(subscription) {}
    }

    @Test("Of a sequence that is being iterated, the rest is converted")
    func rest() async {
        var states = StateSequence(1).then { 2 }.then { StateSequence(3) }
        #expect(await states.next() == 1)
        var rest: [String] = []
        for await state in states.map({ "\($0)" }) { rest.append(state) }
        #expect(rest == ["2", "3"])
    }
}
