public import VSM

/// Keeps a shopper's cart, for all windows in which they shop.
///
/// Nothing happens before somebody subscribes to what a function returned.
public protocol CartRepository: Sendable {
    /// The cart as it is, and again whenever it changes, in whichever window.
    var cartPublisher: AnyPublisher<Cart, any Error> { get }

    /// Puts a piece of a product into the cart.
    ///
    /// Fails with ``RepositoryError/unknownProduct(_:)`` if the shop has no such product.
    func add(_ product: Product.ID) -> AnyPublisher<Void, any Error>

    /// Takes a piece of a product out of the cart; does nothing if there is none.
    func remove(_ product: Product.ID) -> AnyPublisher<Void, any Error>

    /// Buys a cart, and empties it.
    ///
    /// Fails with ``RepositoryError/insufficientFunds`` if it is too much, and with ``RepositoryError/emptyCart`` or
    /// ``RepositoryError/changedCart`` if another window was faster. The cart then stays as it is.
    ///
    /// - Parameter cart: the cart that the shopper has seen.
    func placeOrder(for cart: Cart) -> AnyPublisher<Receipt, any Error>
}

/// Has a cart repository.
public protocol CartRepositoryDependency {
    /// Keeps the shopper's cart.
    var cartRepository: any CartRepository { get }
}
