import ShoppingFeatures
import VSM
import VSMTesting

/// A favorite repository that a test writes down; it is used on the test's host only.
struct MockFavoriteRepository: FavoriteRepository, @unchecked Sendable {
    var favoritesPublisherAction: () -> AnyPublisher<Favorites, any Error> = {
        choosePublisher(.failure(UnexpectedCall("favoritesPublisher")))
    }
    var setFavoriteAction: (Product.ID, Bool) -> AnyPublisher<Void, any Error> = { _, _ in
        choosePublisher(.failure(UnexpectedCall("setFavorite")))
    }

    var favoritesPublisher: AnyPublisher<Favorites, any Error> { favoritesPublisherAction() }

    func setFavorite(_ product: Product.ID, to isFavorite: Bool) -> AnyPublisher<Void, any Error> {
        setFavoriteAction(product, isFavorite)
    }
}
