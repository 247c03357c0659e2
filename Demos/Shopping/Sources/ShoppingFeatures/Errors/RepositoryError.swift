/// An error of a request to a repository.
public enum RepositoryError: Error, Hashable {
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
}
