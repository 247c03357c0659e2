import ShoppingFeatures

extension CartRepository {
    /// Buys what is in the cart, whatever it is.
    func placeOrder() async throws -> Order {
        try await placeOrder(for: carts().current)
    }
}
