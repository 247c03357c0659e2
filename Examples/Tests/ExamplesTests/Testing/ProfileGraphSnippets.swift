import ProfileData
import Testing
import VSM
import VSMTesting

@testable import PlainStructures

extension LoadUserProfileViewState {
    var actions: [StateAction<LoadUserProfileViewState>] {
        switch self {
        case .loading, .loaded: []
        case .loadingError(let model): [.action("retry", model.retry())]
        }
    }
}

@Suite("Testing: the graph of the profile")
struct ProfileGraphSnippets {
    // snippet.graph
    @Test("Every failure to save can be retried or cancelled")
    func editing() throws {
        let graph = try StateGraph.explore(
            from: { _ in
                let repository = MockProfileRepository { try await choose(.success($0), .failure(Offline())) }
                return EditUserProfileViewState(data: .ada, repository: repository)
            },
            actions: { state in
                switch state.editingState {
                case .editing(let model): [.action("saveUsername", model.saveUsername("Grace"))]
                case .saving: []
                case .savingError(let model): [.action("retry", model.retry()), .action("cancel", model.cancel())]
                }
            },
            identifiedBy: \.editingState
        )
        graph.expectNoDeadEnds()
        graph.expectPath(from: "savingError", to: "editing")
        graph.expectDiagram("Editing a profile", in: "../../../README.md")
    }
    // snippet.end

    @Test("Loading has the graph of the guide to states")
    func loading() throws {
        let graph = try StateGraph.explore(
            begin: { _ in
                let repository = MockProfileRepository { try await choose(.success($0), .failure(Offline())) }
                return LoadUserProfileViewState.LoaderModel(repository: repository).load()
            },
            actions: \.actions
        )
        graph.expectNoDeadEnds(except: "loaded")
        graph.expectPath(from: "loadingError", to: "loaded")
        graph.expectDiagram("Showing a profile", in: "../../../Sources/PlainStructures/README.md")
    }
}
