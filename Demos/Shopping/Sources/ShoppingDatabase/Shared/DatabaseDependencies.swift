public import ShoppingFeatures

/// The dependencies of all features on the database of the shop, for one shopper.
public struct DatabaseDependencies: ShoppingDependencies {
    /// The repository of products.
    public let productRepository: any ProductRepository
    /// The repository of the shopper's cart.
    public let cartRepository: any CartRepository
    /// The repository of the shopper's orders.
    public let orderRepository: any OrderRepository
    /// The repository of the shopper's favorites.
    public let favoriteRepository: any FavoriteRepository
    /// The repository of the shopper's profile.
    public let profileRepository: any ProfileRepository
    /// The repository of the shopper's settings.
    public let settingsRepository: any SettingsRepository

    /// Creates the dependencies of a shopper from repositories, and adds delays and failures to them.
    package init(
        products: any ProductRepository,
        cart: any CartRepository,
        orders: any OrderRepository,
        favorites: any FavoriteRepository,
        profile: any ProfileRepository,
        settings: any SettingsRepository,
        disturbance: Disturbance?
    ) {
        let disturbance = disturbance.flatMap { $0.isNoticeable ? $0 : nil }
        productRepository = disturbance.map { UnreliableProductRepository(base: products, disturbance: $0) } ?? products
        cartRepository = disturbance.map { UnreliableCartRepository(base: cart, disturbance: $0) } ?? cart
        orderRepository = disturbance.map { UnreliableOrderRepository(base: orders, disturbance: $0) } ?? orders
        favoriteRepository =
            disturbance.map { UnreliableFavoriteRepository(base: favorites, disturbance: $0) } ?? favorites
        profileRepository = disturbance.map { UnreliableProfileRepository(base: profile, disturbance: $0) } ?? profile
        settingsRepository =
            disturbance.map { UnreliableSettingsRepository(base: settings, disturbance: $0) } ?? settings
    }
}
