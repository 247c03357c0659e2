import ProfileData
import Testing
import VSM
import VSMTesting

@testable import PlainStructures

@Suite("Model styles: models that create each other")
struct ModelCyclesTests {
    private typealias State = ProtocolsInSequences.LoadUserProfileViewState
    private typealias LoaderModel = ModelCycles.LoaderModel
    private typealias LoadingErrorModel = ModelCycles.LoadingErrorModel

    private struct LoadingErrorStub: ProtocolsInSequences.LoadingErrorModeling {
        let message: String

        func retry() -> StateSequence<State> { StateSequence(.loading) }
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

    @Test("The models of the style, and those of a builder, lead to each other", arguments: [false, true])
    func leads(hasBuilder: Bool) throws {
        let graph = try StateGraph<State>.explore(
            from: { _ in
                let fetch: () async throws -> UserData = { try await choose(.success(.ada), .failure(Offline())) }
                if hasBuilder { return .initialized(ModelCycles.ModelBuilder(fetch: fetch).makeLoader()) }
                let repository = MockProfileRepository { _ in try await fetch() }
                return .initialized(ProtocolsInSequences.LoaderModel(repository: repository))
            },
            actions: { state in
                switch state {
                case .initialized(let model): [.action("load", model.load())]
                case .loadingError(let model): [.action("retry", model.retry())]
                case .loading, .loaded: []
                }
            }
        )
        graph.expectNoDeadEnds(except: "loaded")
        graph.expectDiagram("Loading a profile", in: "../../../README.md")
    }
}

extension ProtocolsInSequences.LoadUserProfileViewState {
    fileprivate var summary: String {
        if case .loadingError(let model) = self { model.message } else { DescribedState(self).caseName }
    }
}
