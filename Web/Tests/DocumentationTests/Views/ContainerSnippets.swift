import Testing
import VSM
import VSMTesting

private enum QuoteViewState {
    case loading
    case loaded(String)
}

private struct QuoteLoader {
    func load() -> StateSequence<QuoteViewState> { StateSequence(.loading).then { await loaded() } }

    private func loaded() async -> QuoteViewState { .loaded("Less is more.") }
}

@Suite("Views: containers without a view")
struct ContainerSnippets {
    @Test("A feature begins with its first action, and a loop can read its states")
    func states() throws {
        try withTestHost { host in
            try host.run {
                let model = QuoteLoader()
                func show(_ state: QuoteViewState) -> Bool { if case .loaded = state { true } else { false } }
                // snippet.states
                let container = StateContainer(begin: model.load())
                for await state in container.states {
                    if show(state) { break }
                }
                // snippet.end
            }
            let container = host.container(begin: QuoteLoader().load())
            host.runUntilIdle()
            guard case .loaded = container.state else { Issue.record("\(container.state)"); return }
        }
    }
}
