import ShoppingFeatures

/// The dependencies of the features, as a test defines them.
struct MockDependencies: ShoppingDependencies {
    var products = MockProductRepository()
    var cart = MockCartRepository()
    var orders = MockOrderRepository()
    var favorites = MockFavoriteRepository()
    var profile = MockProfileRepository()
    var settings = MockSettingsRepository()

    var productRepository: any ProductRepository { products }
    var cartRepository: any CartRepository { cart }
    var orderRepository: any OrderRepository { orders }
    var favoriteRepository: any FavoriteRepository { favorites }
    var profileRepository: any ProfileRepository { profile }
    var settingsRepository: any SettingsRepository { settings }
}

extension MockDependencies {
    /// Without favorites, for the grid: they make no difference to its states.
    static var withoutFavorites: MockDependencies {
        var dependencies = MockDependencies()
        dependencies.favorites.favoritesAction = { .once([]) }
        return dependencies
    }
}
