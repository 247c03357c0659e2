import SwiftUI
import Testing
import VSM

@MainActor
@Suite("The action with which the feature of a SwiftUI view begins", .timeLimit(.minutes(10)))
struct InitialActionViewTests {
    @Test("It begins when the view is shown, and a ready state is rendered first")
    func begins() async {
        let host = HostedView {
            Letter()
            ObjectLetter()
        }
        #expect(host.description == "Text \"loading\"\nText \"loading\"")
        await host.wait(for: "Text \"loaded\"\nText \"loaded\"")
    }

    @Test("It begins in a generic view")
    func generic() async {
        let host = HostedView {
            GenericLetter(LetterState.initialized)
            GenericObjectLetter(LetterState.initialized)
            GenericLetter("no action")
        }
        #expect(host.description.hasPrefix("Text \"loading\"\nText \"loading\""))
        await host.wait(for: "Text \"loaded\"\nText \"loaded\"\nText \"no action\"")
    }

    @Test("A custom container begins when it is asked to")
    func ownContainer() async {
        let container = StateContainer(state: LetterState.initialized)
        let host = HostedView { Letter(container: container) }
        #expect(host.description == "Text \"initialized\"")
        container.observeInitialAction()
        await host.wait(for: "loaded")
    }
}

private enum LetterState: String, StateWithInitialAction {
    case initialized
    case loading
    case loaded

    func observeInitialAction(in container: StateContainer<LetterState>) {
        if case .initialized = self { container.observe(StateSequence(.loading).then { .loaded }) }
    }
}

private struct Letter: View {
    @ViewState var state: LetterState

    init() {
        _state = .init(wrappedValue: .initialized)
    }

    init(container: StateContainer<LetterState>) {
        _state = .init(container: container)
    }

    var body: some View { Text(state.rawValue) }
}

private struct ObjectLetter: View {
    @StateObject var container: StateContainer<LetterState>

    init() {
        _container = .init(state: .initialized)
    }

    var body: some View { Text(container.state.rawValue) }
}

private struct GenericLetter<State>: View {
    @ViewState var state: State

    init(_ state: State) {
        _state = .init(wrappedValue: state)
    }

    var body: some View { Text("\(state)") }
}

private struct GenericObjectLetter<State>: View {
    @StateObject var container: StateContainer<State>

    init(_ state: State) {
        _container = .init(state: state)
    }

    var body: some View { Text("\(container.state)") }
}
