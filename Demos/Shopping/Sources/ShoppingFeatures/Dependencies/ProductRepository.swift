/// Knows what the shop sells.
public protocol ProductRepository: Sendable {
    /// All products, in the order in which the shop shows them.
    func loadProducts() async throws -> [Product]

    /// One product.
    ///
    /// - Throws: ``RepositoryError/unknownProduct(_:)`` if the shop has none with that identifier.
    func loadProduct(_ id: Product.ID) async throws -> Product
}

/// Has a product repository.
public protocol ProductRepositoryDependency {
    /// Knows what the shop sells.
    var productRepository: any ProductRepository { get }
}

/// Why a repository could not do what it was asked for.
public enum RepositoryError: Error, Hashable, CustomStringConvertible {
    /// The shop does not sell that.
    case unknownProduct(Product.ID)
    /// The order is more than the shopper can pay.
    case insufficientFunds
    /// There is nothing to order.
    case emptyCart
    /// The cart is not the one that was to be ordered.
    case changedCart
    /// The data could not be reached.
    case unreachable

    /// What happened, for the shopper.
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
    /// What happened, for the shopper; what is none of their business is kept from them.
    var messageForShopper: String {
        ((self as? RepositoryError) ?? .unreachable).description
    }
}
