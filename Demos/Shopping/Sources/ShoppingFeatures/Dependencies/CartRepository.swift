public import VSM

/// A shopper's cart, shared by all of their windows.
///
/// A request starts when the returned publisher gets a subscriber. A change that has started is made, even if the
/// subscriber leaves.
public protocol CartRepository: Sendable {
    /// The current cart, and the cart after each change in any window.
    var cartPublisher: AnyPublisher<Cart, any Error> { get }

    /// Adds a piece of a product to the cart.
    ///
    /// Fails with ``RepositoryError/unknownProduct(_:)`` if the shop has no such product.
    func add(_ product: Product.ID) -> AnyPublisher<Void, any Error>

    /// Removes a piece of a product from the cart; does nothing if there is none.
    func remove(_ product: Product.ID) -> AnyPublisher<Void, any Error>

    /// Buys a cart and empties it.
    ///
    /// Fails with ``RepositoryError/insufficientFunds`` if the total is too high, and with ``RepositoryError/emptyCart`` or
    /// ``RepositoryError/changedCart`` if another window has changed the cart. The cart then stays as it is.
    ///
    /// - Parameter cart: the cart that the shopper sees.
    func placeOrder(for cart: Cart) -> AnyPublisher<Receipt, any Error>
}

/// Provides a cart repository.
public protocol CartRepositoryDependency {
    /// The repository of the shopper's cart.
    var cartRepository: any CartRepository { get }
}
