import SwiftUI
import Testing
import VSM

@MainActor
@Suite("Bindings of a value of the state to an action", .timeLimit(.minutes(10)))
struct BindingTests {
    let container = StateContainer(state: SwitchState(isOn: false))

    /// Writes the binding and waits until it reads the written value.
    private func check(_ binding: Binding<Bool>, by action: String) async {
        #expect(!binding.wrappedValue)
        binding.wrappedValue = true
        for await state in container.states where state.isOn { break }
        #expect(binding.wrappedValue)
        #expect(container.state.history == [action])
    }

    @Test("An action that returns a state has set it when the write returns")
    func states() async {
        let binding = container.bind(\.isOn, to: { state, isOn in state.turn(isOn) })
        binding.wrappedValue = true
        #expect(container.state.isOn)
        container.bind(\.isOn, to: SwitchState.turn).wrappedValue = false
        #expect(!binding.wrappedValue)
        container.bind(\.isOn) { $0.turn($1) }.wrappedValue = true
        #expect(container.state.history == ["state", "state", "state"])
    }

    @Test("An asynchronous closure is observed")
    func asynchronousClosure() async {
        await check(container.bind(\.isOn, to: { state, isOn in await state.turnLater(isOn) }), by: "async")
    }

    @Test("An asynchronous method of the state is observed")
    func asynchronousMethod() async {
        await check(container.bind(\.isOn, to: SwitchState.turnLater), by: "async")
    }

    @Test("An asynchronous closure is observed in the spelling of 1.x")
    func bindAsyncClosure() async {
        await check(container.bindAsync(\.isOn, to: { state, isOn in await state.turnLater(isOn) }), by: "async")
    }

    @Test("An asynchronous method of the state is observed in the spelling of 1.x")
    func bindAsyncMethod() async {
        await check(container.bindAsync(\.isOn, to: SwitchState.turnLater), by: "async")
    }

    @Test("An action that runs to its end is observed")
    func finishing() {
        container.bind(\.isOn, to: { state, isOn in state.finishTurning(isOn) }).wrappedValue = true
        #expect(container.state.isOn)
        container.bind(\.isOn, to: { $0.finishTurning($1) }).wrappedValue = false
        #expect(!container.state.isOn)
        #expect(container.state.history == ["state", "state"])
    }

    @Test("A publisher is observed, and its current value is set when the write returns")
    func publishers() async {
        container.bind(\.isOn, to: { state, isOn in state.publishTurning(isOn) }).wrappedValue = true
        #expect(container.state.isOn)
        container.bind(\.isOn, to: SwitchState.publishTurning).wrappedValue = false
        #expect(!container.state.isOn)
        container.bind(\.isOn, to: { state, isOn in Just(state.turn(isOn)) }).wrappedValue = true
        #expect(container.state.history == ["publisher", "publisher", "state"])
    }

    @Test("A state sequence is observed, and its first state is set when the write returns")
    func stateSequenceClosure() async {
        let binding = container.bind(\.isOn, to: { state, isOn in state.saveTurning(isOn) })
        binding.wrappedValue = true
        #expect(container.state.isSaving || container.state.isOn)
        for await state in container.states where state.isOn { break }
        #expect(container.state.history == ["sequence"])
    }

    @Test("A method of the state that returns a state sequence is observed")
    func stateSequenceMethod() async {
        await check(container.bind(\.isOn, to: { $0.saveTurning($1) }), by: "sequence")
    }

    @Test("Asynchronous sequences are observed")
    func streams() async {
        await check(container.bind(\.isOn, to: { state, isOn in state.streamTurning(isOn) }), by: "stream")
    }

    @Test("A method of the state that returns an asynchronous sequence is observed")
    func streamMethod() async {
        await check(container.bind(\.isOn, to: { $0.streamTurning($1) }), by: "stream")
    }

    @Test("The call site of the action is that of the binding")
    func callSite() {
        let line: UInt = #line + 1
        let binding = container.bind(\.isOn, to: SwitchState.turn)
        let calls = CallRecorder()
        container.attach(calls)
        binding.wrappedValue = true
        #expect(calls.lines == [line])
    }

    @Test("The action receives the state at the time of the write")
    func latestState() {
        let binding = container.bind(\.isOn, to: SwitchState.turn)
        container.observe(SwitchState(isOn: false, history: ["later"]))
        binding.wrappedValue = true
        #expect(container.state.history == ["later", "state"])
    }

    @Test("A property wrapper's projection and a protocol bind like the container")
    func projections() {
        let state = ViewState(container: container)
        state.projectedValue.bind(\.isOn, to: SwitchState.turn).wrappedValue = true
        #expect(state.wrappedValue.isOn)
        let rendered = RenderedViewState(container: container, render: Renderer.render)
        rendered.projectedValue.bind(\.isOn, to: SwitchState.turn).wrappedValue = false
        #expect(!state.wrappedValue.isOn)
        turnOn(container)
        #expect(container.state.isOn)
    }

    private func turnOn(_ container: some StateContaining<SwitchState>) {
        container.bind(\.isOn, to: SwitchState.turn).wrappedValue = true
    }

    @Test("A view that renders a container's state binds in every form")
    func renderingView() async throws {
        for form in SwitchView.Form.allCases {
            let container = StateContainer(state: SwitchState(isOn: false))
            let host = HostedView { SwitchView(container: container, form: form) }
            #expect(host.description == "Toggle \"\(form)\" = false")
            try host.turn("\(form)", on: true)
            await host.wait(for: "= true")
            #expect(container.state.isOn)
        }
    }

    private final class Renderer {
        func render() {}
    }
}

/// Records the call sites of actions; used only on the main actor.
private nonisolated final class CallRecorder: ContainerObserver, @unchecked Sendable {
    private(set) var lines: [UInt?] = []

    func containerDidEmit(_ event: ContainerEvent) {
        if case .began = event.kind { lines.append(event.action.call?.line) }
    }
}

private struct SwitchView: View, @MainActor ViewStateRendering {
    enum Form: CaseIterable {
        case state, stateMethod, async, asyncMethod, bindAsync, publisher, publisherMethod, sequence, stream
    }

    @StateObject var container: StateContainer<SwitchState>
    let form: Form

    var body: some View {
        Toggle("\(form)", isOn: binding)
    }

    private var binding: Binding<Bool> {
        switch form {
        case .state: bind(\.isOn, to: { state, isOn in state.turn(isOn) })
        case .stateMethod: bind(\.isOn, to: SwitchState.turn)
        case .async: bind(\.isOn, to: { state, isOn in await state.turnLater(isOn) })
        case .asyncMethod: bind(\.isOn, to: SwitchState.turnLater)
        case .bindAsync: bindAsync(\.isOn, to: SwitchState.turnLater)
        case .publisher: bind(\.isOn, to: { state, isOn in state.publishTurning(isOn) })
        case .publisherMethod: bind(\.isOn, to: SwitchState.publishTurning)
        case .sequence: bind(\.isOn, to: { $0.saveTurning($1) })
        case .stream: bind(\.isOn, to: { $0.streamTurning($1) })
        }
    }
}
