import ShoppingFeatures
import VSM
import VSMTesting

extension MainViewState {
    /// Explores the feature.
    static func explore() throws -> StateGraph<Self> {
        try StateGraph.explore(
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
                    MainViewState.Tab.allCases.filter { $0 != browser.tab }
                        .map { .action("select \($0.title)", browser.select($0)) }
                case .failed(let retrier): [.action("retry", retrier.retry())]
                }
            },
            identifiedBy: \.name
        )
    }

    /// The name of the state in the graph of the feature.
    var name: String {
        if case .loaded(let browser) = self { "loaded.\(browser.tab)" } else { DescribedState(self).caseName }
    }
}
