import ShoppingFeatures
import VSM
import VSMTesting

extension ProductDetailViewState {
    /// Explores the feature.
    static func explore() throws -> StateGraph<Self> {
        try StateGraph.explore(
            from: { _ in .initialized(.init(Product.couch.id, dependencies: ChoosingDependencies())) },
            actions: Self.actions,
            identifiedBy: \.name
        )
    }

    /// The actions that the page offers.
    private static func actions(of state: ProductDetailViewState) -> [StateAction<ProductDetailViewState>] {
        switch state {
        case .initialized(let model): [.action("load", model.load())]
        case .loading, .loaded(_, .adding), .notFound: []
        case .loaded(_, .ready(let model)): [.action("add to cart", model.addToCart())]
        case .loaded(_, .failed(let model)): [.action("retry", model.retry())]
        case .failed(let model): [.action("retry", model.retry())]
        }
    }

    /// The name of the state in the graph of the feature.
    var name: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loaded(_, .ready(let model)): model.wasAdded ? "loaded.added" : "loaded.ready"
        case .loaded(_, .adding): "loaded.adding"
        case .loaded(_, .failed): "loaded.failed"
        case .notFound: "notFound"
        case .failed: "failed"
        }
    }
}
