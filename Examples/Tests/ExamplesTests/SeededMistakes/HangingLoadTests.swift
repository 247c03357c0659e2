import Testing
import VSM
import VSMTesting

@testable import SeededMistakes

@Suite("Seeded mistakes: a load that hangs")
struct HangingLoadTests {
    private func graph(_ loader: (ChoosingArticles) -> any ArticleLoading) throws -> StateGraph<ArticleViewState> {
        try .explore(
            from: { host in .initialized(loader(ChoosingArticles(host: host))) },
            actions: { state in
                switch state {
                case .initialized(let loader): [.action("load", loader.load())]
                case .loading, .loaded: []
                case .failed(let errorModel): [.action("retry", errorModel.retry())]
                }
            }
        )
    }

    private func check(_ loader: (ChoosingArticles) -> any ArticleLoading) throws {
        let graph = try graph(loader)
        graph.expectNoDeadEnds(except: "loaded")
    }

    @Test("It is found as a dead end, with the outcome that leads there")
    func finds() throws {
        let text = try failureText { try check { HangingArticleLoader(server: $0) } }
        #expect(
            text.contains(
                """
                "loading", after [failure], where load is still waiting
                    initialized
                      load → loading
                """
            )
        )
    }

    @Test("The corrected version passes")
    func corrected() throws {
        try check { ArticleLoader(server: $0) }
    }

    @Test("Both versions have the states of their diagrams")
    func diagrams() throws {
        let file = "../../../Sources/SeededMistakes/README.md"
        try graph { HangingArticleLoader(server: $0) }.expectDiagram("Article, hanging", in: file)
        try graph { ArticleLoader(server: $0) }.expectDiagram("Article", in: file)
    }
}

/// A server that calls back later, with an article or with an error.
private struct ChoosingArticles: ArticleProviding {
    let host: TestHost

    func getArticle(completion: @escaping (String?, (any Error)?) -> Void) {
        host.start {
            do {
                completion(try await choose(.success("Once upon a time"), .failure(Offline())), nil)
            } catch {
                completion(nil, error)
            }
        }
    }
}
