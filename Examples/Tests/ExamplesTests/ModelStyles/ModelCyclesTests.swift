import ProfileData
import Testing
import VSM
import VSMTesting

@Suite("Model styles: models that create each other")
struct ModelCyclesTests {
    private typealias LoaderModel = ModelCycles.LoaderModel
    private typealias LoadingErrorModel = ModelCycles.LoadingErrorModel

    private struct LoadingErrorStub: ProtocolsInSequences.LoadingErrorModeling {
        let message: String

        func retry() -> StateSequence<ProtocolsInSequences.LoadUserProfileViewState> { StateSequence(.loading) }
    }

    @Test("A test passes a closure that creates a stub")
    func closure() {
        withTestHost { host in
            // snippet.closure
            let loader = LoaderModel(fetch: { throw Offline() }, makeError: { _ in LoadingErrorStub(message: "Stub") })
            let journey = host.journey(of: loader.load())
            host.runUntilIdle()
            journey.expect(["loading", "Stub"], of: \.summary)
            // snippet.end
        }
    }

    @Test("Closures that create each other's models never end")
    func cycle() {
        let fetch: () async throws -> UserData = { .ada }
        // snippet.cycle
        let loader = LoaderModel(fetch: fetch) { _ in
            LoadingErrorModel(message: "You are offline.") {
                LoaderModel(fetch: fetch) { _ in
                    LoadingErrorModel(message: "You are offline.") {
                        // and so on, without end
                        // snippet.hide
                        preconditionFailure()
                        // snippet.show
                    }
                }
            }
        }
        // snippet.end
        #expect(loader.makeError(Offline()).message == "You are offline.")
    }

    @Test("The models of a builder lead to each other")
    func builder() {
        withTestHost { host in
            var answers: [Result<UserData, any Error>] = [.failure(Offline()), .success(.ada)]
            let builder = ModelCycles.ModelBuilder(fetch: { try answers.removeFirst().get() })
            let container = host.container(
                state: ProtocolsInSequences.LoadUserProfileViewState.initialized(builder.makeLoader())
            )
            let journey = host.record(container)
            container.observe(builder.makeLoader().load())
            host.runUntilIdle()
            if case .loadingError(let model) = container.state { container.observe(model.retry()) }
            host.runUntilIdle()
            journey.expect(cases: "initialized", "loading", "loadingError", "loading", "loaded")
        }
    }
}

extension ProtocolsInSequences.LoadUserProfileViewState {
    fileprivate var summary: String {
        if case .loadingError(let model) = self { model.message } else { DescribedState(self).caseName }
    }
}
