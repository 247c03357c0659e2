import ShoppingFeatures
import VSM

extension ProductDetailViewState {
    /// A short description of what the shopper sees.
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loaded(let product, .ready(let model)): "\(product.name), \(model.wasAdded ? "added" : "ready")"
        case .loaded(let product, .adding): "\(product.name), adding"
        case .loaded(let product, .failed(let model)): "\(product.name), failed: \(model.error.message)"
        case .notFound: "not found"
        case .failed(let model): "failed: \(model.error.message)"
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

    var addingModel: AddingModel? {
        if case .loaded(_, .ready(let model)) = self { model } else { nil }
    }

    var addingErrorModel: ErrorModel<FinishingAction<Self>>? {
        if case .loaded(_, .failed(let model)) = self { model } else { nil }
    }

    var errorModel: ErrorModel<StateSequence<Self>>? {
        if case .failed(let model) = self { model } else { nil }
    }
}
