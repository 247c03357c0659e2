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
}

extension StubShop: ProductRepository {
    func loadProducts() async throws -> [Product] { try await request("products", of: "Products") { products } }

    func loadProduct(_ id: Product.ID) async throws -> Product {
        try await request("product \(id)", of: "Products") { try product(id) }
    }
}

extension StubShop: CartRepository {
    func carts() async throws -> Changes<Cart> {
        try await request("cart", of: "Cart", isChosen: false) { cart.changes() }
    }

    func add(_ id: Product.ID) async throws {
        try await request("add \(id)", of: "Cart") {
            let product = try product(id)
            let quantity = cart.value.lines.first { $0.id == id }?.quantity ?? 0
            let others = cart.value.lines.filter { $0.id != id }
            cart.value = Cart(lines: others + [Cart.Line(product: product, quantity: quantity + 1)])
        }
    }

    func remove(_ id: Product.ID) async throws {
        try await request("remove \(id)", of: "Cart") {
            cart.value = Cart(lines: cart.value.lines.filter { $0.id != id })
        }
    }

    func placeOrder(for seen: Cart) async throws -> Order {
        try await request("order", of: "Cart") {
            guard cart.value == seen else { throw RepositoryError.changedCart }
            guard seen.total < Money(cents: 600_00) else { throw RepositoryError.insufficientFunds }
            let number = Int64(orders.value.count + 1)
            let date = Date(timeIntervalSince1970: 1_800_000_000)
            let order = Order(number: number, placedAt: date, lines: seen.lines, total: seen.total)
            orders.value.insert(order, at: 0)
            cart.value = Cart()
            return order
        }
    }
}

extension StubShop: OrderRepository {
    var ordersPublisher: AnyPublisher<[Order], any Error> {
        answer(to: "orders").map { [orders] in orders }.switchToLatest().eraseToAnyPublisher()
    }
}

extension StubShop: FavoriteRepository {
    func favorites() async throws -> Changes<[Product]> {
        try await request("favorites", of: "Favorites", isChosen: false) { favorites.changes() }
    }

    func isFavorite(_ id: Product.ID) async throws -> Changes<Bool> {
        try await request("favorite \(id)?", of: "Favorites", isChosen: false) {
            favorites.changes { $0.contains { $0.id == id } }
        }
    }

    func setFavorite(_ id: Product.ID, to isFavorite: Bool) async throws {
        try await request("favorite \(id)", of: "Favorites") {
            let others = favorites.value.filter { $0.id != id }
            favorites.value = isFavorite ? others + [try product(id)] : others
        }
    }
}

extension StubShop: ProfileRepository {
    func usernames() async throws -> Changes<Username> {
        try await request("username", of: "Profile", isChosen: false) { username.changes() }
    }

    func save(_ name: Username) async throws { try await request("save", of: "Profile") { username.value = name } }
}

extension StubShop: SettingsRepository {
    func settings() async throws -> Changes<Settings> {
        try await request("settings", of: "Settings", isChosen: false) { settings.changes() }
    }

    func set(_ setting: Setting, to isOn: Bool) async throws {
        try await request("set \(setting)", of: "Settings") { settings.value[setting] = isOn }
    }
}
