public import VSM

/// A shopper's favorite products, shared by all of their windows.
///
/// A request starts when the returned publisher gets a subscriber. A change that has started is made, even if the
/// subscriber leaves.
public protocol FavoriteRepository: Sendable {
    /// The current favorites, and the favorites after each change in any window.
    var favoritesPublisher: AnyPublisher<Favorites, any Error> { get }

    /// Makes a product a favorite, or removes it from the favorites; does nothing if it already is what it is to be.
    ///
    /// Fails with ``RepositoryError/unknownProduct(_:)`` if a product that the shop does not have is to be a favorite.
    func setFavorite(_ product: Product.ID, to isFavorite: Bool) -> AnyPublisher<Void, any Error>
}

/// Provides a favorite repository.
public protocol FavoriteRepositoryDependency {
    /// The repository of the shopper's favorites.
    var favoriteRepository: any FavoriteRepository { get }
}
