import ShoppingFeatures
import VSMTesting

/// One cart in several windows, kept as a shop would keep it; the way to it may break before or after it was used.
final class SharedCart: CartRepository, @unchecked Sendable {
    /// What is in the cart, at most one couch and one ottoman.
    private(set) var cart = Cart((.couch, 1)) {
        didSet { windows.change(to: cart) }
    }

    /// How often the window that is tested asked for an order.
    private(set) var requests = 0

    /// What was bought, in whichever window.
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
        // The shop has done it, and cannot say so any more.
        guard outcome == "said" else { throw RepositoryError.unreachable }
        return receipt
    }

    /// Puts a piece into the cart, if there is none of the kind.
    func put(_ product: Product) {
        guard !cart.lines.contains(where: { $0.product == product }) else { return }
        cart = Cart(lines: cart.lines + [Cart.Line(product: product, quantity: 1)])
    }

    /// Takes a piece out of the cart.
    func take(_ product: Product.ID) {
        cart = Cart(lines: cart.lines.filter { $0.product.id != product })
    }

    /// Buys what is in the cart for another window, if that is possible.
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
