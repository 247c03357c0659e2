import SwiftUI
import Testing
import VSM

@MainActor
@Suite("The state of a view in a container", .timeLimit(.minutes(10)))
struct ViewStateTests {
    private let journal = Journal()

    @Test("An observed action updates the view, and its place keeps the container")
    func observing() async {
        let update = Input(1)
        let window = Window(
            Showing(update) { [journal] in
                journal.text("update", "\($0)")
                CounterView(journal: journal)
            }
        )
        await journal.expect("counter", shows: "0")
        journal.use("counter")
        await journal.expect("counter", shows: "1")
        update.value = 2
        await journal.expect("update", shows: "2")
        journal.use("counter")
        await journal.expect("counter", shows: "2")
        withExtendedLifetime(window) {}
    }

    @Test("Another place has another container, and the previous one is released")
    func places() async {
        let id = Input(1)
        let window = Window(Showing(id) { [journal] in CounterView(journal: journal).id($0) })
        await journal.expect("counter", shows: "0")
        journal.use("counter")
        await journal.expect("counter", shows: "1")
        id.value = 2
        await journal.expect("counter", shows: "0")
        journal.use("counter")
        await journal.expect("counter", shows: "1")
        withExtendedLifetime(window) {}
    }

    @Test("The initial action is observed once for each place")
    func initialAction() async {
        let update = Input(1)
        let window = Window(
            Showing(update) { [journal] in
                journal.text("update", "\($0)")
                LoadingView(journal: journal)
            }
        )
        await journal.expect("loading", shows: "loaded")
        update.value = 2
        await journal.expect("update", shows: "2")
        await journal.expect("loading", shows: "loaded")
        #expect(journal.events == ["loads"])
        withExtendedLifetime(window) {}
    }
}

private struct CounterView: View {
    let journal: Journal
    @ViewState private var state = 0

    var body: some View {
        journal.text("counter", "\(state)") { $state.observe(state + 1) }
    }
}

private enum LoadingState: StateWithInitialAction {
    case initialized(Journal)
    case loaded

    func observeInitialAction(in container: StateContainer<Self>) {
        guard case .initialized(let journal) = self else { return }
        MainActor.assumeIsolated { journal.events.append("loads") }
        container.observe(.loaded)
    }
}

private struct LoadingView: View {
    let journal: Journal
    @ViewState private var state: LoadingState

    init(journal: Journal) {
        self.journal = journal
        _state = .init(wrappedValue: .initialized(journal))
    }

    var body: some View {
        switch state {
        case .initialized: journal.text("loading", "initialized")
        case .loaded: journal.text("loading", "loaded")
        }
    }
}
