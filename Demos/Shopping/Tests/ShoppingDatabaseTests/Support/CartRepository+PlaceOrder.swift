import ShoppingFeatures

extension CartRepository {
    /// Orders the current content of the cart.
    func placeOrder() async throws -> Order {
        try await placeOrder(for: carts().current)
    }
}
