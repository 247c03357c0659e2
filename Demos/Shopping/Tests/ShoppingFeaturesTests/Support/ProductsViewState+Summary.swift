import ShoppingFeatures

extension ProductsViewState: Summarized {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loaded(let browser): "loaded: \(browser.products.map(\.name).joined(separator: ", "))"
        case .failed(let retrier): "failed: \(retrier.message)"
        }
    }

    var browser: (any ProductsBrowsing)? {
        if case .loaded(let browser) = self { browser } else { nil }
    }

    var retrier: (any ProductsRetrying)? {
        if case .failed(let retrier) = self { retrier } else { nil }
    }
}
