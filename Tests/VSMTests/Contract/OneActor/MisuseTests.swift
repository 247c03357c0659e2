#if os(Linux) || os(macOS)
import Testing
import VSMTesting

@testable import VSM

// Use from outside the owner: each test makes the mistake in a separate process and reads its output.
extension OneActorTests {
    @Test("Observing a state from outside the owner traps with a message that says what to do")
    func observeOutside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = await containerOfAnotherActor()
            container.observe(1)
        }
        expectMessage(result, about: "observe")
    }

    @Test("Observing an asynchronous action on another actor traps with a message that says what to do")
    func observeOnAnotherActor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Carried(value: await containerOfAnotherActor())
            await MainActor.run { container.value.observe { 1 } }
        }
        expectMessage(result, about: "observe")
    }

    @Test("Observing a debounced action from outside the owner traps with a message that says what to do")
    func observeDebouncedOutside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = await containerOfAnotherActor()
            container.observe(1, debounced: .seconds(1, on: TestClock()))
        }
        expectMessage(result, about: "observe")
    }

    @Test("Waiting for a state from outside the owner traps with a message that says what to do")
    func observeUntilOutside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = await containerOfAnotherActor()
            await container.observe(ObservedAction(1), until: { _ in true })
        }
        expectMessage(result, about: "observe")
    }

    @Test("Reading the state from outside the owner traps with a message that says what to do")
    func stateOutside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = await containerOfAnotherActor()
            _ = container.state
        }
        expectMessage(result, about: "state")
    }

    @Test("sink on $state from outside the owner traps with a message that says what to do")
    func sinkOutside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = await containerOfAnotherActor()
            _ = container.$state.sink { _ in }
        }
        expectMessage(result, about: "$state")
    }

    @Test("Subscribing to a publisher of states from outside the owner traps with a message that says what to do")
    func subscribeOutside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = await containerOfAnotherActor()
            _ = container.didSetPublisher.map { $0 }.sink { _ in }
        }
        expectMessage(result, about: "didSetPublisher")
    }

    @Test("Accessing states from outside the owner traps with a message that says what to do")
    func statesOutside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = await containerOfAnotherActor()
            _ = container.states
        }
        expectMessage(result, about: "states")
    }

    @Test("Attaching an observer from outside the owner traps with a message that says what to do")
    func attachOutside() async {
        struct Observer: ContainerObserver {
            func containerDidEmit(_ event: ContainerEvent) {}
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = await containerOfAnotherActor()
            container.attach(Observer())
        }
        expectMessage(result, about: "attach")
    }

    @Test("Accessing objectWillChange from outside the owner traps with a message that says what to do")
    func objectWillChangeOutside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = await containerOfAnotherActor()
            _ = container.objectWillChange
        }
        expectMessage(result, about: "objectWillChange")
    }

    @Test("Using a container whose owner has been deallocated traps with a message that says so")
    func ownerIsGone() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = StateContainer(state: 0, isolation: TestActor())
            container.observe(1)
        }
        expectMessage(result, about: "observe", owner: "a released actor")
    }
}

private let anotherActor = TestActor()

private func containerOfAnotherActor() async -> StateContainer<Int> {
    StateContainer(state: 0, isolation: anotherActor)
}

private func expectMessage(
    _ result: ExitTest.Result?,
    about member: String,
    owner: String = "TestActor",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for part in [
        "StateContainer.\(member) was used from outside the actor that owns the container",
        owner,
        "Use the container on the actor that made it",
        "StateContainer(state: …, isolation: MainActor.shared)",
        "StateContainer(state: …, isolation: actor)",
    ] {
        #expect(message.contains(part), sourceLocation: sourceLocation)
    }
}
#endif
