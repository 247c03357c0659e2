import Testing

@testable import VSM

@Suite("1. One state", .timeLimit(.minutes(10)))
struct OneStateTests {
    @Test("The container has its first state before anything is observed", arguments: TestOwner.allCases)
    func firstState(owner: TestOwner) async {
        await owner.run { _ in
            #expect(StateContainer(state: 1).state == 1)
        }
    }

    @Test("A state that is observed replaces the previous one", arguments: TestOwner.allCases)
    func replaces(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 1)
            container.observe(2)
            #expect(container.state == 2)
        }
    }

    @Test("observe changes the state, whatever the shape of the action", arguments: TestOwner.allCases)
    func everyShape(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let record = container.record()
            container.observe(1)
            container.observe(Just(2))
            container.observe(StateSequence({ 3 }))
            container.observe { 4 }
            await container.wait { $0 == 4 }
            container.observe(AsyncStream { $0.yield(5) })
            await container.wait { $0 == 5 }
            container.observe { StateSequence({ 6 }, { 7 }) }
            await container.wait { $0 == 7 }
            container.observeAsync { 8 }
            await container.wait { $0 == 8 }
            container.observeAsync { StateSequence({ 9 }, { 10 }) }
            await container.wait { $0 == 10 }
            #expect(record.states == Array(1...10))
        }
    }

    @Test("Subscribing does not change the state", arguments: TestOwner.allCases)
    func listening(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer("first")
            let first = container.state
            for way in SubscriptionWay.allCases {
                for moment in Moment.allCases {
                    way.subscribe(to: moment.publisher(of: container)) { #expect($0 === first) }.cancel()
                }
            }
            for await state in container.states {
                #expect(state === first)
                break
            }
            #expect(container.state === first)
        }
    }

    @Test(
        "An object that is released with a state may read the container during its release",
        arguments: TestOwner.allCases
    )
    func lastWords(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer("first")
            var seen: [String] = []
            container.observe(TestState("second") { seen.append(container.state.name) })
            container.observe(TestState("third"))
            let cancellable = container.$state.sink { _ in }
            container.observe(TestState("fourth") { seen.append(container.state.name) })
            container.observe(TestState("fifth"))
            #expect(seen == ["third", "fifth"])
            withExtendedLifetime(cancellable) {}
        }
    }

    @Test(
        "An object that is released with a state may observe an action during its release",
        arguments: TestOwner.allCases
    )
    func lastWordsThatObserve(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer("first")
            let record = container.record()
            container.observe(TestState("second") { container.observe(TestState("fourth")) })
            container.observe(TestState("third"))
            #expect(container.state.name == "fourth")
            #expect(record.names == ["second", "third", "fourth"])
        }
    }

    @Test("An action that has not returned yet does not change the state", arguments: TestOwner.allCases)
    func pendingActionLeavesTheState(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer("before")
            let gate = Signal()
            container.observe {
                await gate.waitIgnoringCancellation()
                return TestState("after")
            }
            #expect(container.state.name == "before")
            gate.send()
            await container.wait(for: "after")
            #expect(container.state.name == "after")
        }
    }
}
