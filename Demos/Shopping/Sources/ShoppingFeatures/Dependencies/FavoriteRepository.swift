/// A shopper's favorite products, shared by all of their windows.
///
/// A change that has started is made, even if the task that asked for it is cancelled.
public protocol FavoriteRepository: Sendable {
    /// The current favorites in the order in which they became that, and again after each change in any window.
    func favorites() async throws -> Changes<[Product]>

    /// Whether a product is a favorite, now and after each change of that in any window.
    func isFavorite(_ product: Product.ID) async throws -> Changes<Bool>

    /// Makes a product a favorite, or removes it from the favorites; does nothing if it already is what it is to be.
    ///
    /// - Throws: ``RepositoryError/unknownProduct(_:)`` if a product that the shop does not have is to be a favorite.
    func setFavorite(_ product: Product.ID, to isFavorite: Bool) async throws
}

/// Provides a favorite repository.
public protocol FavoriteRepositoryDependency {
    /// The repository of the shopper's favorites.
    var favoriteRepository: any FavoriteRepository { get }
}
