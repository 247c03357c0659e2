import ShoppingFeatures

/// A cart repository whose answers a test defines; it is only used on the test's host.
struct MockCartRepository: CartRepository, @unchecked Sendable {
    var cartsAction: () async throws -> Changes<Cart> = { throw UnexpectedCall("carts") }
    var addAction: (Product.ID) async throws -> Void = { _ in throw UnexpectedCall("add") }
    var placeOrderAction: (Cart) async throws -> Order = { _ in throw UnexpectedCall("placeOrder") }

    func carts() async throws -> Changes<Cart> { try await cartsAction() }
    func add(_ product: Product.ID) async throws { try await addAction(product) }
    func remove(_ product: Product.ID) async throws { throw UnexpectedCall("remove") }
    func placeOrder(for cart: Cart) async throws -> Order { try await placeOrderAction(cart) }
}
