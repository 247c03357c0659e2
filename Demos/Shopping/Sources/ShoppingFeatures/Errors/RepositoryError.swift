/// An error of a request to a repository.
public enum RepositoryError: Error, Hashable, CustomStringConvertible {
    /// The shop has no such product.
    case unknownProduct(Product.ID)
    /// The total of the order is more than the shopper can pay.
    case insufficientFunds
    /// The cart is empty.
    case emptyCart
    /// The cart has changed since the shopper saw it.
    case changedCart
    /// The data is not available.
    case unreachable

    /// A message for the shopper.
    public var description: String {
        switch self {
        case .unknownProduct: "We do not sell this."
        case .insufficientFunds: "Insufficient funds!"
        case .emptyCart: "There is nothing to order."
        case .changedCart: "The cart has changed."
        case .unreachable: "The shop cannot be reached right now."
        }
    }
}

extension Error {
    /// A message for the shopper, without details of other errors.
    var messageForShopper: String {
        ((self as? RepositoryError) ?? .unreachable).description
    }
}
