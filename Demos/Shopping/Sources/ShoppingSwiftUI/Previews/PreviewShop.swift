import Foundation
import ShoppingFeatures
import VSM

/// A shop in memory for previews and tests, which answers at once, never, or with an error.
///
/// Its mutable data is only used on the main actor.
final class PreviewShop: @unchecked Sendable {
    /// The way in which the shop answers.
    enum Answer {
        /// The shop answers as expected.
        case success
        /// The shop never answers.
        case nothing
        /// The shop answers with an error.
        case failure
    }

    /// The way in which it answers requests for data.
    let reading: Answer
    /// The way in which it answers requests for changes.
    let writing: Answer

    let cart: SharedValue<Cart>
    let favorites: SharedValue<[Product]>
    let orders: CurrentValueSubject<[Order], any Error>
    let username = SharedValue(Username.initial)
    let settings = SharedValue(Settings())

    init(
        cart: Cart = Cart(),
        favorites: [Product] = [],
        orders: [Order] = [],
        reading: Answer = .success,
        writing: Answer = .success
    ) {
        self.cart = SharedValue(cart)
        self.favorites = SharedValue(favorites)
        self.orders = CurrentValueSubject(orders)
        self.reading = reading
        self.writing = writing
    }

    /// Answers a request on the main actor.
    ///
    /// Without an upcoming feature of Swift, an asynchronous function that is not isolated runs on no actor.
    @MainActor
    private func answer<Value: Sendable>(
        _ answer: @MainActor @autoclosure () -> Answer,
        _ success: @MainActor () throws -> Value
    ) async throws -> Value {
        switch answer() {
        case .success: return try success()
        case .nothing: for await _ in AsyncStream.makeStream(of: Never.self).stream {}
        case .failure: break
        }
        throw RepositoryError.unreachable
    }
}

extension PreviewShop: ProductRepositoryDependency, CartRepositoryDependency, OrderRepositoryDependency,
    FavoriteRepositoryDependency, ProfileRepositoryDependency, SettingsRepositoryDependency
{
    var productRepository: any ProductRepository { self }
    var cartRepository: any CartRepository { self }
    var favoriteRepository: any FavoriteRepository { self }
    var orderRepository: any OrderRepository { self }
    var profileRepository: any ProfileRepository { self }
    var settingsRepository: any SettingsRepository { self }
}

extension PreviewShop: ProductRepository {
    func loadProducts() async throws -> [Product] {
        try await answer(reading) { Product.samples }
    }

    func loadProduct(_ id: Product.ID) async throws -> Product {
        guard let product = try await loadProducts().first(where: { $0.id == id }) else {
            throw RepositoryError.unknownProduct(id)
        }
        return product
    }
}

extension PreviewShop: CartRepository {
    func carts() async throws -> Changes<Cart> { try await answer(reading) { cart.changes() } }

    func add(_ product: Product.ID) async throws {
        try await answer(writing) {
            guard let added = Product.samples.first(where: { $0.id == product }) else {
                throw RepositoryError.unknownProduct(product)
            }
            var quantities = cart.value.lines.map { ($0.product, $0.quantity) }
            if let index = quantities.firstIndex(where: { $0.0.id == product }) {
                quantities[index].1 += 1
            } else {
                quantities.append((added, 1))
            }
            cart.value = Cart(lines: quantities.map { Cart.Line(product: $0, quantity: $1) })
        }
    }

    func remove(_ product: Product.ID) async throws {
        try await answer(writing) {
            let lines = cart.value.lines.map { line in
                line.id == product ? Cart.Line(product: line.product, quantity: line.quantity - 1) : line
            }
            cart.value = Cart(lines: lines.filter { $0.quantity > 0 })
        }
    }

    func placeOrder(for seen: Cart) async throws -> Order {
        try await answer(writing) {
            let bought = cart.value
            guard !bought.isEmpty else { throw RepositoryError.emptyCart }
            guard bought == seen else { throw RepositoryError.changedCart }
            guard bought.total < Money(cents: 600_00) else { throw RepositoryError.insufficientFunds }
            let number = Int64(orders.value.count + 1)
            let order = Order(number: number, placedAt: Date(), lines: bought.lines, total: bought.total)
            orders.value.insert(order, at: 0)
            cart.value = Cart()
            return order
        }
    }
}

extension PreviewShop: FavoriteRepository, OrderRepository, ProfileRepository, SettingsRepository {
    var ordersPublisher: AnyPublisher<[Order], any Error> {
        switch reading {
        case .success: orders.eraseToAnyPublisher()
        case .nothing: Empty(completeImmediately: false).eraseToAnyPublisher()
        case .failure: Fail(error: RepositoryError.unreachable).eraseToAnyPublisher()
        }
    }

    func favorites() async throws -> Changes<[Product]> { try await answer(reading) { favorites.changes() } }
    func usernames() async throws -> Changes<Username> { try await answer(reading) { username.changes() } }
    func settings() async throws -> Changes<Settings> { try await answer(reading) { settings.changes() } }

    func isFavorite(_ product: Product.ID) async throws -> Changes<Bool> {
        try await answer(reading) { favorites.changes { $0.contains { $0.id == product } } }
    }

    func setFavorite(_ product: Product.ID, to isFavorite: Bool) async throws {
        try await answer(writing) {
            var products = favorites.value.filter { $0.id != product }
            if isFavorite { products += Product.samples.filter { $0.id == product } }
            favorites.value = products
        }
    }

    func save(_ username: Username) async throws {
        try await answer(writing) { self.username.value = username }
    }

    func set(_ setting: Setting, to isOn: Bool) async throws {
        try await answer(writing) { settings.value[setting] = isOn }
    }
}

extension Product {
    /// The first products of the shop.
    static let samples = [
        Product(
            id: 1,
            name: "Ottoman",
            price: Money(cents: 199_99),
            summary: "A soft seat for tired feet, with room for a blanket inside.",
            picture: "ottoman"
        ),
        Product(
            id: 2,
            name: "TV Stand",
            price: Money(cents: 299_99),
            summary: "Oak, with two drawers and a way out for every cable.",
            picture: "tv-stand"
        ),
        Product(
            id: 3,
            name: "Couch",
            price: Money(cents: 599_99),
            summary: "Three people fit, or one who has had a long day.",
            picture: "couch"
        ),
    ]
}
