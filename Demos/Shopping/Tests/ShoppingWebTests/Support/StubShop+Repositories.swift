import Foundation
import ShoppingFeatures
import VSM

extension StubShop: ProductRepositoryDependency, CartRepositoryDependency, OrderRepositoryDependency,
    FavoriteRepositoryDependency, ProfileRepositoryDependency, SettingsRepositoryDependency
{
    var productRepository: any ProductRepository { self }
    var cartRepository: any CartRepository { self }
    var orderRepository: any OrderRepository { self }
    var favoriteRepository: any FavoriteRepository { self }
    var profileRepository: any ProfileRepository { self }
    var settingsRepository: any SettingsRepository { self }

    private func product(_ id: Product.ID) throws -> Product {
        guard let product = products.first(where: { $0.id == id }) else { throw RepositoryError.unknownProduct(id) }
        return product
    }

    /// The values of a subject, once a request has succeeded.
    private func observed<Value>(
        _ name: String,
        _ subject: CurrentValueSubject<Value, any Error>
    ) -> AnyPublisher<Value, any Error> {
        request(name, isChosen: false) { subject }.switchToLatest().eraseToAnyPublisher()
    }
}

extension StubShop: ProductRepository {
    func loadProducts() async throws -> [Product] { try await request("products") { products } }

    func loadProduct(_ id: Product.ID) async throws -> Product {
        try await request("product \(id)") { try product(id) }
    }
}

extension StubShop: CartRepository {
    var cartPublisher: AnyPublisher<Cart, any Error> { observed("cart", cart) }

    func add(_ id: Product.ID) -> AnyPublisher<Void, any Error> {
        request("add \(id)") { [self] in
            let product = try product(id)
            let quantity = cart.value.lines.first { $0.id == id }?.quantity ?? 0
            let others = cart.value.lines.filter { $0.id != id }
            cart.value = Cart(lines: others + [Cart.Line(product: product, quantity: quantity + 1)])
        }
    }

    func remove(_ id: Product.ID) -> AnyPublisher<Void, any Error> {
        request("remove \(id)") { [self] in cart.value = Cart(lines: cart.value.lines.filter { $0.id != id }) }
    }

    func placeOrder(for seen: Cart) -> AnyPublisher<Receipt, any Error> {
        request("order") { [self] in
            guard cart.value == seen else { throw RepositoryError.changedCart }
            guard seen.total < Money(cents: 600_00) else { throw RepositoryError.insufficientFunds }
            let number = Int64(orders.value.count + 1)
            let date = Date(timeIntervalSince1970: 1_800_000_000)
            orders.value.insert(Order(number: number, placedAt: date, lines: seen.lines, total: seen.total), at: 0)
            cart.value = Cart()
            return Receipt(orderNumber: number, lines: seen.lines, total: seen.total)
        }
    }
}

extension StubShop: OrderRepository {
    var ordersPublisher: AnyPublisher<[Order], any Error> { observed("orders", orders) }
}

extension StubShop: FavoriteRepository {
    var favoritesPublisher: AnyPublisher<Favorites, any Error> { observed("favorites", favorites) }

    func setFavorite(_ id: Product.ID, to isFavorite: Bool) -> AnyPublisher<Void, any Error> {
        request("favorite \(id)") { [self] in
            let others = favorites.value.products.filter { $0.id != id }
            favorites.value = Favorites(products: isFavorite ? others + [try product(id)] : others)
        }
    }
}

extension StubShop: ProfileRepository {
    var usernamePublisher: AnyPublisher<Username, any Error> { observed("username", username) }

    func save(_ name: Username) -> AnyPublisher<Void, any Error> {
        request("save") { [self] in username.value = name }
    }
}

extension StubShop: SettingsRepository {
    var settingsPublisher: AnyPublisher<Settings, any Error> { observed("settings", settings) }

    func set(_ setting: Setting, to isOn: Bool) -> AnyPublisher<Void, any Error> {
        request("set \(setting)") { [self] in settings.value[setting] = isOn }
    }
}
