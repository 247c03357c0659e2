import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Main: state graph")
struct MainGraphTests {
    private let graph: StateGraph<MainViewState>

    init() throws {
        graph = try StateGraph.explore(
            from: { _ in
                .initialized(
                    MainLoaderModel {
                        try await choose(.success(ChoosingDependencies()), .failure(RepositoryError.unreachable))
                    }
                )
            },
            actions: { state in
                switch state {
                case .initialized(let loader): [.action("load", loader.load())]
                case .loading: []
                case .loaded(let browser):
                    MainViewState.Tab.allCases.map { .action("select \($0.title)", browser.select($0)) }
                case .failed(let retrier): [.action("retry", retrier.retry())]
                }
            },
            identifiedBy: { state in
                if case .loaded(let browser) = state { "loaded.\(browser.tab)" } else { state }
            }
        )
    }

    @Test("The shop opens at the products, and every tab leads to every other")
    func tabs() {
        graph.expectNoHangs()
        graph.expectNoDeadEnds()
        #expect(Set(graph.transitions.filter { $0.from == "loading" }.map(\.to)) == ["loaded.products", "failed"])
        graph.expectPath(from: .every, to: "loaded.account")
        graph.expectPath(from: .every, to: "loaded.products")
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() {
        graph.expectDiagram(in: "../../Sources/ShoppingFeatures/Main/README.md")
    }
}
