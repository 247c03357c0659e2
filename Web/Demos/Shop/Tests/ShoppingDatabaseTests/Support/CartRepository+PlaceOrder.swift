import ShoppingFeatures

extension CartRepository {
    /// The number of pieces of each product in the cart.
    var quantities: [String: Int] {
        get async throws { try await carts().current.quantities }
    }

    /// Orders the current content of the cart.
    func placeOrder() async throws -> Order {
        try await placeOrder(for: carts().current)
    }
}
