import Testing
import VSM
import VSMTesting

private struct ClosureModel {
    func load() -> StateSequence<ForecastViewState> {
        StateSequence({ .loading }, { await fetched() })
    }

    func fetched() async -> ForecastViewState { .loaded("Sunny") }
}

private struct BuilderModel {
    // snippet.builder
    @StateSequenceBuilder
    func load() -> StateSequence<ForecastViewState> {
        ForecastViewState.loading
        Next { await self.fetched() }
    }
    // snippet.end

    func fetched() async -> ForecastViewState { .loaded("Sunny") }
}

@Suite("Actions: state sequences")
struct SequenceSnippets {
    @Test("Both forms show the loading state before the loaded one")
    func loads() {
        withTestHost { host in
            for load in [ClosureModel().load, BuilderModel().load] {
                let container = host.container(state: ForecastViewState.failed)
                let journey = host.record(container)
                container.observe(load())
                journey.expect(.failed, .loading)
                host.runUntilIdle()
                journey.expect(.loaded("Sunny"))
            }
        }
    }
}
