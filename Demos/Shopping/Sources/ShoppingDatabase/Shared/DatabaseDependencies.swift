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
    public init(
        products: any ProductRepository,
        cart: any CartRepository,
        orders: any OrderRepository,
        favorites: any FavoriteRepository,
        profile: any ProfileRepository,
        settings: any SettingsRepository,
        disturbance: Disturbance?
    ) {
        func disturbed<Repository>(
            _ repository: Repository,
            _ name: String,
            _ disturb: (Repository, Disturbance) -> Repository
        ) -> Repository {
            guard let disturbance, disturbance.isNoticeable else { return repository }
            return disturb(repository, disturbance.of(name))
        }
        productRepository = disturbed(products, "Products") { UnreliableProductRepository(base: $0, disturbance: $1) }
        cartRepository = disturbed(cart, "Cart") { UnreliableCartRepository(base: $0, disturbance: $1) }
        orderRepository = disturbed(orders, "Orders") { UnreliableOrderRepository(base: $0, disturbance: $1) }
        favoriteRepository = disturbed(favorites, "Favorites") {
            UnreliableFavoriteRepository(base: $0, disturbance: $1)
        }
        profileRepository = disturbed(profile, "Profile") { UnreliableProfileRepository(base: $0, disturbance: $1) }
        settingsRepository = disturbed(settings, "Settings") {
            UnreliableSettingsRepository(base: $0, disturbance: $1)
        }
    }
}
