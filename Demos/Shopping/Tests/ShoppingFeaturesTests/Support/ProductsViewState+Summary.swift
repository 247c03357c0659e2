import ShoppingFeatures

extension ProductsViewState {
    /// A short description of what the shopper sees.
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loaded(let browser):
            "loaded: \(browser.products.map(\.name).joined(separator: ", "))\(browser.isReloading ? ", reloading" : "")"
        case .failed(let retrier): "failed: \(retrier.error.message)"
        }
    }

    /// The name of the state in the graph of the feature.
    var name: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loaded(let browser) where browser.isReloading: "loaded.reloading"
        case .loaded(let browser) where browser.products.isEmpty: "loaded.nothing"
        case .loaded(let browser): browser.search.isEmpty ? "loaded.all" : "loaded.some"
        case .failed: "failed"
        }
    }
}
