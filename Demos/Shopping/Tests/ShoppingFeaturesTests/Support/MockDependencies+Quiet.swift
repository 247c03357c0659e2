import ShoppingFeatures
import VSM

extension MockDependencies {
    /// Dependencies whose data do not change, for the parts of a page that have graphs of their own.
    static var quiet: MockDependencies {
        var dependencies = MockDependencies.withoutFavorites
        dependencies.favorites.isFavoriteAction = { _ in .once(false) }
        dependencies.favorites.setFavoriteAction = { _, _ in }
        dependencies.products.loadProductAction = { _ in .couch }
        dependencies.cart.cartsAction = { .once(Cart()) }
        dependencies.profile.usernamesAction = { .once(.initial) }
        dependencies.orders.ordersPublisherAction = {
            Just([]).setFailureType(to: (any Error).self).eraseToAnyPublisher()
        }
        dependencies.settings.settingsAction = { .once(Settings()) }
        return dependencies
    }
}
