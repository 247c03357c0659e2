public import ShoppingFeatures
public import VSM

/// A favorite repository that is slow and sometimes fails.
public struct UnreliableFavoriteRepository: FavoriteRepository {
    private let base: any FavoriteRepository
    private let disturbance: Disturbance

    /// Adds delays and failures to another repository.
    public init(_ base: any FavoriteRepository, _ disturbance: Disturbance) {
        self.base = base
        self.disturbance = disturbance
    }

    /// The favorites, unless the request fails.
    public var favoritesPublisher: AnyPublisher<Favorites, any Error> {
        disturbance.observation(base.favoritesPublisher)
    }

    /// Makes a product a favorite, or not, unless the request fails.
    public func setFavorite(_ product: Product.ID, to isFavorite: Bool) -> AnyPublisher<Void, any Error> {
        disturbance.change(base.setFavorite(product, to: isFavorite))
    }
}
