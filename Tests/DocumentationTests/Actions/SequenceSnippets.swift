import Testing
import VSM
import VSMTesting

private enum QuoteViewState {
    case loading
    case loaded(String)
}

private struct ClosureModel {
    // snippet.closures
    func load() -> StateSequence<QuoteViewState> {
        StateSequence({ .loading }, { await fetched() })
    }
    // snippet.end

    func fetched() async -> QuoteViewState { .loaded("Less is more.") }
}

private struct BuilderModel {
    // snippet.builder
    @StateSequenceBuilder
    func load() -> StateSequence<QuoteViewState> {
        QuoteViewState.loading
        Next { await self.fetched() }
    }
    // snippet.end

    func fetched() async -> QuoteViewState { .loaded("Less is more.") }
}

@Suite("Actions: state sequences")
struct SequenceSnippets {
    @Test("Both forms show the loading state before the loaded one")
    func loads() {
        withTestHost { host in
            for load in [ClosureModel().load, BuilderModel().load] {
                let container = host.container(state: QuoteViewState.loaded(""))
                let journey = host.record(container)
                container.observe(load())
                journey.expect(cases: "loaded", "loading")
                host.runUntilIdle()
                journey.expect(cases: "loaded")
            }
        }
    }
}
