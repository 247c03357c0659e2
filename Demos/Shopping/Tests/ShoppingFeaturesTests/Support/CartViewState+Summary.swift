import ShoppingFeatures

extension CartViewState: Summarized {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .empty: "empty"
        case .loaded(let cart, .ready): "\(Self.summary(of: cart.lines)), ready"
        case .loaded(let cart, .removing): "\(Self.summary(of: cart.lines)), removing"
        case .loaded(let cart, .ordering): "\(Self.summary(of: cart.lines)), ordering"
        case .loaded(let cart, .failed(let model)): "\(Self.summary(of: cart.lines)), failed: \(model.message)"
        case .ordered(let receipt): "ordered: \(Self.summary(of: receipt.lines)) for \(receipt.total)"
        case .failed(let model): "failed: \(model.message)"
        }
    }

    private static func summary(of lines: [Cart.Line]) -> String {
        lines.map { "\($0.quantity) \($0.product.name)" }.joined(separator: " + ")
    }

    var readyModel: ReadyModel? {
        if case .loaded(_, .ready(let model)) = self { model } else { nil }
    }

    var actionErrorModel: ActionErrorModel? {
        if case .loaded(_, .failed(let model)) = self { model } else { nil }
    }

    var receipt: Receipt? {
        if case .ordered(let receipt) = self { receipt } else { nil }
    }

    var errorModel: ErrorModel? {
        if case .failed(let model) = self { model } else { nil }
    }
}
