import ShoppingFeatures

extension ProductDetailViewState: Summarized {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loaded(let product, .ready(let model)): "\(product.name), \(model.wasAdded ? "added" : "ready")"
        case .loaded(let product, .adding): "\(product.name), adding"
        case .loaded(let product, .failed(let model)): "\(product.name), failed: \(model.message)"
        case .notFound: "not found"
        case .failed(let model): "failed: \(model.message)"
        }
    }

    var addingModel: AddingModel? {
        if case .loaded(_, .ready(let model)) = self { model } else { nil }
    }

    var addingErrorModel: AddingErrorModel? {
        if case .loaded(_, .failed(let model)) = self { model } else { nil }
    }

    var errorModel: ErrorModel? {
        if case .failed(let model) = self { model } else { nil }
    }
}
