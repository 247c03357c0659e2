import ShoppingFeatures
import VSMTesting

/// A cart repository with every possible outcome, and with other windows on the same cart.
///
/// It does not remember the cart, because other windows may always have changed it.
struct ChoosingCartRepository: CartRepository {
    let otherWindows = OtherWindows<Cart>()
    /// The cart, if there is something in it.
    var cart = Cart((.couch, 1))

    func carts() async throws -> Changes<Cart> {
        let cart = try await choose(
            .success(cart),
            .success(Cart()),
            .failure(RepositoryError.unreachable)
        )
        return otherWindows.changes(after: cart)
    }

    func add(_ product: Product.ID) async throws {
        try await choose(
            .success(()),
            .failure(RepositoryError.unknownProduct(product)),
            .failure(RepositoryError.unreachable)
        )
    }

    func remove(_ product: Product.ID) async throws {
        try await choose(.success(()), .failure(RepositoryError.unreachable))
    }

    func placeOrder(for cart: Cart) async throws -> Order {
        try await choose(
            .success(Order(1, for: cart)),
            .failure(RepositoryError.insufficientFunds),
            .failure(RepositoryError.changedCart),
            .failure(RepositoryError.unreachable)
        )
    }
}
