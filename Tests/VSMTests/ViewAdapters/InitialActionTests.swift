import Testing
import VSMTesting

@testable import VSM

@Suite("The action with which a feature begins", .timeLimit(.minutes(10)))
struct InitialActionTests {
    @Test("A container observes it when it is asked to, and never by itself", arguments: TestOwner.allCases)
    func container(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: LetterState.initialized(LetterLoader()))
            #expect(container.state.name == "initialized")
            container.observeInitialAction()
            #expect(container.state.name == "loading")
            await container.wait { $0.name == "loaded" }
            container.observeInitialAction()
            #expect(container.state.name == "loaded", "Only the first state begins with an action.")
        }
    }

    @Test("A view that is an object begins when rendering starts, and a ready state is rendered first")
    func renderedViewState() {
        withTestHost { host in
            let calls = LetterCalls()
            let screen = LetterScreen(calls, isolation: host)
            #expect(calls.count == 0)
            #expect(screen.$state.container.state.name == "initialized")
            screen.$state.startRendering(on: screen)
            screen.$state.startRendering(on: screen)
            #expect(screen.state.name == "loading")
            host.runUntilIdle()
            #expect(screen.rendered == ["loading", "loaded"])
            #expect(calls.count == 1)
        }
    }

    @Test("A generic view begins, too", arguments: [false, true])
    func generic(isRenderedBefore: Bool) {
        withTestHost { host in
            let first = LetterState.initialized(LetterLoader())
            let screen = GenericScreen(first, isRenderedBefore: isRenderedBefore, isolation: host)
            #expect(screen.state.name == "loading")
            host.runUntilIdle()
            #expect(screen.state.name == "loaded")
            #expect(GenericScreen(1, isRenderedBefore: isRenderedBefore, isolation: host).state == 1)
        }
    }

    @Test("An action that reads the view's state when it is called begins once")
    func readsTheState() {
        withTestHost { host in
            let calls = LetterCalls()
            let screen = LetterScreen(calls, isolation: host)
            calls.onCall = { #expect(screen.state.name == "initialized") }
            _ = screen.state
            host.runUntilIdle()
            #expect(calls.count == 1)
            calls.onCall = {}
        }
    }

    @Test("A container that is passed to a view begins only when it is asked to")
    func givenContainer() {
        withTestHost { host in
            let container = StateContainer(state: LetterState.initialized(LetterLoader()), isolation: host)
            let screen = SharedLetterScreen(container)
            #expect(screen.state.name == "initialized")
            screen.observeInitialAction()
            host.runUntilIdle()
            #expect(screen.state.name == "loaded")
        }
    }
}

private final class LetterCalls {
    var count = 0
    var onCall: () -> Void = {}
}

private struct LetterLoader {
    var calls = LetterCalls()

    func load() -> StateSequence<LetterState> {
        calls.count += 1
        calls.onCall()
        return StateSequence({ .loading }, { .loaded })
    }
}

private enum LetterState: StateWithInitialAction {
    case initialized(LetterLoader)
    case loading
    case loaded

    func observeInitialAction(in container: StateContainer<LetterState>) {
        if case .initialized(let loader) = self { container.observe(loader.load()) }
    }

    var name: String { DescribedState(self).caseName }
}

private final class LetterScreen {
    @RenderedViewState var state: LetterState
    private(set) var rendered: [String] = []

    init(_ calls: LetterCalls, isolation: any Actor) {
        let first = LetterState.initialized(LetterLoader(calls: calls))
        _state = .init(wrappedValue: first, render: LetterScreen.render, isolation: isolation)
    }

    func render() { rendered.append(state.name) }
}

private final class GenericScreen<State> {
    @RenderedViewState var state: State

    init(_ state: State, isRenderedBefore: Bool, isolation: any Actor) {
        if isRenderedBefore {
            _state = .init(wrappedValue: state, render: GenericScreen.renderNew, isolation: isolation)
        } else {
            _state = .init(wrappedValue: state, render: GenericScreen.render, isolation: isolation)
        }
    }

    func render() {}

    func renderNew(_ new: State) {}
}

private final class SharedLetterScreen: ViewStateRendering {
    let container: StateContainer<LetterState>

    init(_ container: StateContainer<LetterState>) { self.container = container }
}
