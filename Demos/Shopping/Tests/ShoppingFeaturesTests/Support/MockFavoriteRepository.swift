import ShoppingFeatures

/// A favorite repository whose answers a test defines; it is only used on the test's host.
struct MockFavoriteRepository: FavoriteRepository, @unchecked Sendable {
    var favoritesAction: () async throws -> Changes<[Product]> = { throw UnexpectedCall("favorites") }
    var isFavoriteAction: (Product.ID) async throws -> Changes<Bool> = { _ in throw UnexpectedCall("isFavorite") }
    var setFavoriteAction: (Product.ID, Bool) async throws -> Void = { _, _ in throw UnexpectedCall("setFavorite") }

    func favorites() async throws -> Changes<[Product]> { try await favoritesAction() }
    func isFavorite(_ product: Product.ID) async throws -> Changes<Bool> { try await isFavoriteAction(product) }

    func setFavorite(_ product: Product.ID, to isFavorite: Bool) async throws {
        try await setFavoriteAction(product, isFavorite)
    }
}
