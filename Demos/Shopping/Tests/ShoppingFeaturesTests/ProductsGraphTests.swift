import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Products: state graph")
struct ProductsGraphTests {
    private let graph: StateGraph<ProductsViewState>

    init() throws {
        graph = try StateGraph.explore(
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
                .action("reload", browser.reload()),
            ]
        case .failed(let retrier): [.action("retry", retrier.retry())]
        }
    }

    @Test("The page never ends, and every state leads to all products")
    func ways() {
        graph.expectReachable("loading", "loaded.all", "loaded.some", "loaded.nothing", "failed")
        graph.expectNoHangs()
        graph.expectNoDeadEnds()
        graph.expectPath(from: .every, to: "loaded.all")
    }

    @Test("A search finds exactly the products with matching names")
    func search() {
        graph.expectInvariants()
        graph.expect("a search that finds nothing says so", in: "loaded.nothing") { $0.browser?.products == [] }
    }

    @Test("The products are loaded only on request, and never by a search")
    func loadedOnce() {
        let loads = graph.transitions.filter { $0.to == "loading" }
        #expect(loads.map(\.action) == ["load", "retry"])
        let reloads = graph.transitions.filter { $0.to.hasSuffix(".reloading") }
        #expect(Set(reloads.map(\.action)) == ["reload"])
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() {
        graph.expectDiagram(in: "../../Sources/ShoppingFeatures/Products/README.md")
    }
}
