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

    @Test("It is found as a dead end, with the outcome that leads there")
    func finds() throws {
        let graph = try graph { HangingArticleLoader(server: $0) }
        graph.expectDiagram("Article, hanging", in: "../../../Sources/SeededMistakes/README.md")
        let text = failureText { graph.expectNoDeadEnds(except: "loaded") }
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

    @Test("The corrected version passes, and has the states of its diagram")
    func corrected() throws {
        let graph = try graph { ArticleLoader(server: $0) }
        graph.expectDiagram("Article", in: "../../../Sources/SeededMistakes/README.md")
        graph.expectNoDeadEnds(except: "loaded")
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
