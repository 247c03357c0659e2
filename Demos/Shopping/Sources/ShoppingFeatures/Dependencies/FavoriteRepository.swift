/// A shopper's favorite products, shared by all of their windows.
///
/// A change that has started completes even if the task that asked for it is cancelled.
public protocol FavoriteRepository: Sendable {
    /// Returns the current favorites in the order in which they were added, and the favorites after each change in any
    /// window.
    func favorites() async throws -> Changes<[Product]>

    /// Returns whether a product is a favorite, now and after each change of that in any window.
    func isFavorite(_ product: Product.ID) async throws -> Changes<Bool>

    /// Makes a product a favorite, or removes it from the favorites; does nothing if no change is needed.
    ///
    /// - Throws: ``RepositoryError/unknownProduct(_:)`` when adding a product that the shop does not have.
    func setFavorite(_ product: Product.ID, to isFavorite: Bool) async throws
}

/// Provides a favorite repository.
public protocol FavoriteRepositoryDependency {
    /// The repository of the shopper's favorites.
    var favoriteRepository: any FavoriteRepository { get }
}
