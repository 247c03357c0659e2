import ShoppingFeatures
import VSM
import VSMTesting

extension ProductsViewState {
    /// Explores the feature.
    static func explore() throws -> StateGraph<Self> {
        try StateGraph.explore(
            from: { _ in
                var dependencies = MockDependencies.withoutFavorites
                dependencies.products.loadProductsAction = { try await ChoosingProductRepository().loadProducts() }
                return .initialized(ProductsLoaderModel(dependencies: dependencies))
            },
            actions: Self.actions,
            identifiedBy: \.name,
            invariants: [
                StateInvariant("What is found is called what was searched for") { state in
                    guard let browser = state.browser else { return true }
                    return browser.products.allSatisfy {
                        // Without MemberImportVisibility, this is the method of Foundation, for which nothing contains "".
                        browser.search.isEmpty || $0.name.lowercased().contains(browser.search)
                    }
                }
            ]
        )
    }

    /// The actions that the page offers.
    private static func actions(of state: ProductsViewState) -> [StateAction<ProductsViewState>] {
        switch state {
        case .initialized(let loader): [.action("load", loader.load())]
        case .loading: []
        case .loaded(let browser):
            [
                .action("search couch", browser.search(for: "couch")),
                .action("search piano", browser.search(for: "piano")),
                .action("clear the search", browser.search(for: "")),
            ] + (browser.isReloading ? [] : [.action("reload", browser.reload())])
        case .failed(let retrier): [.action("retry", retrier.retry())]
        }
    }
}
