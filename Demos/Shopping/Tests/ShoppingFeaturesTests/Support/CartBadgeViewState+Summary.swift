import ShoppingFeatures

extension CartBadgeViewState {
    /// A short description of what the shopper sees.
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .counting: "counting"
        case .counted(let count): "counted \(count)"
        case .failed: "failed"
        }
    }

    /// What can count, before the first time and after it went wrong.
    var counter: CartBadgeViewState.CounterModel? {
        switch self {
        case .initialized(let counter), .failed(let counter): counter
        case .counting, .counted: nil
        }
    }
}
