import ProfileData
import Testing
import VSM
import VSMTesting

@testable import SharedRepository

@Suite("Shared repository: every path through the bio")
struct UserBioGraphTests {
    @Test("An error can be retried, and a loaded bio shows edits of other features")
    func graph() throws {
        var repository = UserDataRepository(fetch: { .answer(.ada) }, store: { .answer($0) })
        let graph = try StateGraph.explore(
            from: { _ in
                repository = UserDataRepository(
                    fetch: { choosePublisher(.success(.ada), .failure(Offline())) },
                    store: { .answer($0) }
                )
                let dependencies = MockDependencies(userDataRepository: repository)
                return UserBioViewState.initialized(.init(dependencies: dependencies))
            },
            actions: { state in
                let edit = StateAction<UserBioViewState>.call(
                    "edited elsewhere",
                    _ = repository.save(userData: .grace).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
                )
                return switch state {
                case .initialized(let model): [.action("load", model.load())]
                case .loading: []
                case .loaded: [edit]
                case .loadingError(let model): [.action("retry", model.retry())]
                }
            }
        )
        graph.expectReachable("initialized", "loading", "loadingError", "loaded")
        graph.expectNoDeadEnds()
        graph.expectPath(from: ["loading", "loadingError"], to: "loaded")
        graph.expectDiagram("Bio", in: "../../../Sources/SharedRepository/README.md")
    }
}
