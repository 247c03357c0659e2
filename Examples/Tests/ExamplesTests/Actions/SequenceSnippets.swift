import ProfileData
import Testing
import VSM
import VSMTesting

private struct ClosureModel {
    func load() -> StateSequence<ProfileViewState> {
        StateSequence(.loading).then { await fetched() }
    }

    func fetched() async -> ProfileViewState { .loaded(.ada) }
}

private struct BuilderModel {
    // snippet.builder
    @StateSequenceBuilder
    func load() -> StateSequence<ProfileViewState> {
        ProfileViewState.loading
        Next { await self.fetched() }
    }
    // snippet.end

    func fetched() async -> ProfileViewState { .loaded(.ada) }
}

@Suite("Actions: state sequences")
struct SequenceSnippets {
    @Test("Both forms show the loading state before the loaded one")
    func loads() {
        withTestHost { host in
            for load in [ClosureModel().load, BuilderModel().load] {
                let container = host.container(state: ProfileViewState.failed(message: ""))
                let journey = host.record(container)
                container.observe(load())
                journey.expect(.failed(message: ""), .loading)
                host.runUntilIdle()
                journey.expect(.loaded(.ada))
            }
        }
    }
}
