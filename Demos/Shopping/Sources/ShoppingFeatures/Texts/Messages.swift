// What views say. A state has the error itself, so that it is the same in every language.

extension FavoritesViewState {
    /// The message of an empty list.
    public static let emptyMessage = "You have no favorite products."
}

extension RepositoryError {
    /// A message for the shopper.
    public var message: String {
        switch self {
        case .unknownProduct: "We do not sell this."
        case .insufficientFunds: "Insufficient funds!"
        case .emptyCart: "There is nothing to order."
        case .changedCart: "The cart has changed."
        case .unreachable: "The shop cannot be reached right now."
        }
    }
}

extension UsernameProblem {
    /// A message for the shopper.
    public var message: String {
        switch self {
        case .empty: "The user name cannot be empty."
        case .tooLong: "The user name cannot have more than \(Username.maximumLength) characters."
        }
    }
}
