import ShoppingFeatures

/// The dependencies of the features, with every possible outcome.
struct ChoosingDependencies: ShoppingDependencies {
    let products = ChoosingProductRepository()
    var cart = ChoosingCartRepository()
    let orders = ChoosingOrderRepository()
    var favorites = ChoosingFavoriteRepository()
    let profile = ChoosingProfileRepository()
    let settings = ChoosingSettingsRepository()

    var productRepository: any ProductRepository { products }
    var cartRepository: any CartRepository { cart }
    var orderRepository: any OrderRepository { orders }
    var favoriteRepository: any FavoriteRepository { favorites }
    var profileRepository: any ProfileRepository { profile }
    var settingsRepository: any SettingsRepository { settings }
}
