import ShoppingFeatures

/// A favorite repository that is slow and sometimes fails.
struct UnreliableFavoriteRepository: FavoriteRepository {
    let base: any FavoriteRepository
    let disturbance: Disturbance

    func favorites() async throws -> Changes<[Product]> {
        try await disturbance.pass()
        return try await base.favorites()
    }

    func isFavorite(_ product: Product.ID) async throws -> Changes<Bool> {
        try await disturbance.pass()
        return try await base.isFavorite(product)
    }

    func setFavorite(_ product: Product.ID, to isFavorite: Bool) async throws {
        try await disturbance.change { try await base.setFavorite(product, to: isFavorite) }
    }
}
