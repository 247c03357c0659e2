import Testing
import VSM
import VSMTesting

@testable import Newsletter

@Test func everyStateOfTheNewsletter() throws {
    struct Offline: Error {}
    struct ChoosingService: NewsletterService {
        func isSubscribed() async throws -> Bool { try await choose(.success(false), .failure(Offline())) }
        func subscribe(_ isSubscribed: Bool) async throws { try await choose(.success(()), .failure(Offline())) }
    }
    let graph = try StateGraph.explore(
        begin: { _ in NewsletterViewState.Loader(service: ChoosingService()).load() },
        actions: { state in
            switch state {
            case .loading: []
            case .loaded(let isSubscribed, let model): [.action("change", model.change(to: !isSubscribed))]
            case .failed(let loader): [.action("try again", loader.load())]
            }
        }
    )
    graph.expectNoDeadEnds()
    graph.expectDiagram(in: "Newsletter.mmd")
    // snippet.hide
    graph.expectDiagram("Newsletter", in: "README.md")
    // snippet.show
}
