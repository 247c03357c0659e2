import ShoppingFeatures
import VSMTesting

/// A cart that several windows share; a request for it may fail before or after it takes effect.
final class SharedCart: CartRepository, @unchecked Sendable {
    /// The content of the cart, at most one couch and one ottoman.
    private(set) var cart = Cart((.couch, 1)) {
        didSet { windows.change(to: cart) }
    }

    /// The number of orders that the tested window has requested.
    private(set) var requests = 0

    /// The orders of all windows.
    private(set) var orders: [Cart] = []

    private let windows = OtherWindows<Cart>()

    func carts() async throws -> Changes<Cart> {
        try await way()
        return windows.changes(after: cart)
    }

    func add(_ product: Product.ID) async throws {
        throw UnexpectedCall("add")
    }

    func remove(_ product: Product.ID) async throws {
        try await way()
        take(product)
    }

    func placeOrder(for seen: Cart) async throws -> Order {
        requests += 1
        let outcome = try await choose(.success("said"), .success("not said"), .failure(RepositoryError.unreachable))
        let receipt = try buy(seen)
        // The shop has processed the request, but the answer is lost.
        guard outcome == "said" else { throw RepositoryError.unreachable }
        return receipt
    }

    /// Adds a piece to the cart, unless it already has one of the product.
    func put(_ product: Product) {
        guard !cart.lines.contains(where: { $0.product == product }) else { return }
        cart = Cart(lines: cart.lines + [Cart.Line(product: product, quantity: 1)])
    }

    /// Removes a piece from the cart.
    func take(_ product: Product.ID) {
        cart = Cart(lines: cart.lines.filter { $0.product.id != product })
    }

    /// Orders the cart in another window, if that is possible.
    func order() {
        _ = try? buy(cart)
    }

    private func buy(_ seen: Cart) throws -> Order {
        guard !cart.isEmpty else { throw RepositoryError.emptyCart }
        guard cart == seen else { throw RepositoryError.changedCart }
        guard cart.total < Money(cents: 600_00) else { throw RepositoryError.insufficientFunds }
        let bought = cart
        orders.append(bought)
        cart = Cart()
        return Order(Int64(orders.count), for: bought)
    }

    private func way() async throws {
        try await choose(.success(()), .failure(RepositoryError.unreachable))
    }
}
