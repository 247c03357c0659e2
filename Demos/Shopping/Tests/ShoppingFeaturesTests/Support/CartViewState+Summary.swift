import ShoppingFeatures

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

    var readyModel: ReadyModel? {
        if case .loaded(_, .ready(let model)) = self { model } else { nil }
    }

    var receipt: Order? {
        if case .ordered(let receipt) = self { receipt } else { nil }
    }
}
