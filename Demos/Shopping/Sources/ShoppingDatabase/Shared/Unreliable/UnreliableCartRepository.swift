import ShoppingFeatures

/// A cart repository that is slow and sometimes fails.
struct UnreliableCartRepository: CartRepository {
    let base: any CartRepository
    let disturbance: Disturbance

    func carts() async throws -> Changes<Cart> {
        try await disturbance.pass()
        return try await base.carts()
    }

    func add(_ product: Product.ID) async throws {
        try await disturbance.change { try await base.add(product) }
    }

    func remove(_ product: Product.ID) async throws {
        try await disturbance.change { try await base.remove(product) }
    }

    func placeOrder(for cart: Cart) async throws -> Order {
        try await disturbance.change { try await base.placeOrder(for: cart) }
    }
}
