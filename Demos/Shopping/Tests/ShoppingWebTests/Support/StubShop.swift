import ShoppingFeatures
import ShoppingWeb
import VSM
import VSMTesting
import VSMWeb

/// A shop with two products and one cart; a test says which of its answers are failures, or lets them be chosen.
final class StubShop: ProductRepository, CartRepository, ProductRepositoryDependency, CartRepositoryDependency,
    @unchecked Sendable
{
    private let cart = CurrentValueSubject<Cart, any Error>(Cart())
    private let products: [Product]
    /// The outcomes of each request, of which the test chooses one: `nil` for success.
    private let outcomes: [RepositoryError?]
    private var orderCount: Int64 = 0

    /// Whether the next request fails.
    var failure: RepositoryError?

    init(cart: Cart = Cart(), outcomes: [RepositoryError?] = [nil]) {
        products = [.couch, .ottoman]
        self.outcomes = outcomes
        self.cart.value = cart
    }

    var productRepository: any ProductRepository { self }
    var cartRepository: any CartRepository { self }

    /// The shop as a site.
    var site: Site { .shop { _ in self } }

    var cartPublisher: AnyPublisher<Cart, any Error> { cart.eraseToAnyPublisher() }

    func loadProducts() async throws -> [Product] {
        try answer(await choose(among: outcomes))
        return products
    }

    func loadProduct(_ id: Product.ID) async throws -> Product {
        try answer(await choose(among: outcomes))
        guard let product = products.first(where: { $0.id == id }) else { throw RepositoryError.unknownProduct(id) }
        return product
    }

    func add(_ id: Product.ID) -> AnyPublisher<Void, any Error> {
        request { [self] in
            guard let product = products.first(where: { $0.id == id }) else { return }
            let quantity = cart.value.lines.first { $0.id == id }?.quantity ?? 0
            let others = cart.value.lines.filter { $0.id != id }
            cart.value = Cart(lines: others + [Cart.Line(product: product, quantity: quantity + 1)])
        }
    }

    func remove(_ id: Product.ID) -> AnyPublisher<Void, any Error> {
        request { [self] in cart.value = Cart(lines: cart.value.lines.filter { $0.id != id }) }
    }

    func placeOrder(for seen: Cart) -> AnyPublisher<Receipt, any Error> {
        request { [self] in
            guard cart.value == seen else { throw RepositoryError.changedCart }
            orderCount += 1
            cart.value = Cart()
            return Receipt(orderNumber: orderCount, lines: seen.lines, total: seen.total)
        }
    }

    /// Does something later, or fails.
    private func request<Value>(_ body: @escaping () throws -> Value) -> AnyPublisher<Value, any Error> {
        let failure = failure
        self.failure = nil
        let first = Result<RepositoryError?, any Error>.success(failure ?? outcomes[0])
        let chosen =
            outcomes.count == 1
            ? choosePublisher(first)
            : choosePublisher(.success(outcomes[0]), .success(outcomes[1]))
        return chosen.tryMap { outcome in
            if let outcome { throw outcome }
            return try body()
        }.eraseToAnyPublisher()
    }

    private func answer(_ outcome: RepositoryError?) throws {
        let failure = failure ?? outcome
        self.failure = nil
        if let failure { throw failure }
    }
}

extension Product {
    static let couch = Product(
        id: 1,
        name: "Couch",
        price: Money(cents: 599_99),
        summary: "Soft.",
        picture: "couch"
    )
    static let ottoman = Product(
        id: 2,
        name: "Ottoman",
        price: Money(cents: 199_99),
        summary: "Round.",
        picture: "ottoman"
    )
}

extension Cart {
    static let withCouch = Cart(lines: [Line(product: .couch, quantity: 1)])
}
