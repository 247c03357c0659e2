import Testing

@testable import VSM

@MainActor
@Suite("1. One state")
struct OneStateTests {
    @Test("The first state is there before anything is observed")
    func firstState() {
        #expect(StateContainer(state: 1).state == 1)
    }

    @Test("A state that is observed replaces the one before")
    func replaces() {
        let container = StateContainer(state: 1)
        container.observe(2)
        #expect(container.state == 2)
    }

    @Test("What goes with a state may look at the container while it goes")
    func lastWords() {
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

    @Test("An action that has not returned yet leaves the state as it is")
    func pendingActionLeavesTheState() async {
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
