import ShoppingFeatures
import VSMTesting

/// A product repository with every possible outcome.
struct ChoosingProductRepository: ProductRepository {
    func loadProducts() async throws -> [Product] {
        try await choose(.success([.ottoman, .couch]), .failure(RepositoryError.unreachable))
    }

    func loadProduct(_ id: Product.ID) async throws -> Product {
        try await choose(
            .success(.couch),
            .failure(RepositoryError.unknownProduct(id)),
            .failure(RepositoryError.unreachable)
        )
    }
}
