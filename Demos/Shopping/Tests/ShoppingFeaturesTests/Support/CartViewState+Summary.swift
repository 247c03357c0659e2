import ShoppingFeatures
import VSM

extension CartViewState {
    /// A short description of what the shopper sees.
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .empty: "empty"
        case .loaded(let cart, .ready): "\(cart), ready"
        case .loaded(let cart, .removing): "\(cart), removing"
        case .loaded(let cart, .ordering): "\(cart), ordering"
        case .loaded(let cart, .removingFailed(_, let model)), .loaded(let cart, .orderFailed(let model)):
            "\(cart), failed: \(model.failure.error.message)"
        case .ordered(let receipt): "ordered: \(receipt.lines.summary) for \(receipt.total)"
        case .failed(let model): "failed: \(model.error.message)"
        }
    }

    /// The name of the state in the graph of the feature.
    var name: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .empty: "empty"
        case .loaded(_, .ready): "loaded.ready"
        case .loaded(_, .removing): "loaded.removing"
        case .loaded(_, .ordering): "loaded.ordering"
        case .loaded(_, .removingFailed): "loaded.removingFailed"
        case .loaded(_, .orderFailed): "loaded.orderFailed"
        case .ordered: "ordered"
        case .failed: "failed"
        }
    }

    var readyModel: ReadyModel? {
        if case .loaded(_, .ready(let model)) = self { model } else { nil }
    }

    var actionErrorModel: ActionErrorModel? {
        if case .loaded(_, let activity) = self { activity.errorModel } else { nil }
    }

    var receipt: Order? {
        if case .ordered(let receipt) = self { receipt } else { nil }
    }

    var errorModel: ErrorModel<StateSequence<Self>>? {
        if case .failed(let model) = self { model } else { nil }
    }
}
