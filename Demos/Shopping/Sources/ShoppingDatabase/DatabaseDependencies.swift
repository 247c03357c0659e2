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

    /// Creates the dependencies of a shopper.
    ///
    /// - Parameters:
    ///   - database: the database of the shop.
    ///   - visitor: identifies the shopper.
    ///   - disturbance: the delays and failures of the repositories, if there are to be any.
    public init(_ database: ShopDatabase, visitor: String, disturbance: Disturbance? = nil) {
        let products = DatabaseProductRepository(database)
        let cart = DatabaseCartRepository(database, visitor: visitor)
        let orders = DatabaseOrderRepository(database, visitor: visitor)
        let favorites = DatabaseFavoriteRepository(database, visitor: visitor)
        let profile = DatabaseProfileRepository(database, visitor: visitor)
        let settings = DatabaseSettingsRepository(database, visitor: visitor)
        guard let disturbance, disturbance.isNoticeable else {
            productRepository = products
            cartRepository = cart
            orderRepository = orders
            favoriteRepository = favorites
            profileRepository = profile
            settingsRepository = settings
            return
        }
        productRepository = UnreliableProductRepository(products, disturbance)
        cartRepository = UnreliableCartRepository(cart, disturbance)
        orderRepository = UnreliableOrderRepository(orders, disturbance)
        favoriteRepository = UnreliableFavoriteRepository(favorites, disturbance)
        profileRepository = UnreliableProfileRepository(profile, disturbance)
        settingsRepository = UnreliableSettingsRepository(settings, disturbance)
    }
}
