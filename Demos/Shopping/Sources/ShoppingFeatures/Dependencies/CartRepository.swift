/// A shopper's cart, shared by all of their windows.
///
/// A change that has started completes even if the task that asked for it is cancelled.
public protocol CartRepository: Sendable {
    /// Returns the current cart, and the cart after each change in any window.
    func carts() async throws -> Changes<Cart>

    /// Adds a piece of a product to the cart.
    ///
    /// - Throws: ``RepositoryError/unknownProduct(_:)`` if the shop has no such product.
    func add(_ product: Product.ID) async throws

    /// Removes a piece of a product from the cart; does nothing if there is none.
    func remove(_ product: Product.ID) async throws

    /// Buys a cart and empties it, and returns the order.
    ///
    /// - Parameter cart: the cart that the shopper sees.
    /// - Throws: ``RepositoryError/insufficientFunds`` if the total is too high, and ``RepositoryError/emptyCart`` or
    ///   ``RepositoryError/changedCart`` if another window has changed the cart. The cart then stays as it is.
    func placeOrder(for cart: Cart) async throws -> Order
}

/// Provides a cart repository.
public protocol CartRepositoryDependency {
    /// The repository of the shopper's cart.
    var cartRepository: any CartRepository { get }
}
