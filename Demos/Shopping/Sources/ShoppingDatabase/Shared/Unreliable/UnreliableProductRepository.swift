import ShoppingFeatures

/// A product repository that is slow and sometimes fails.
struct UnreliableProductRepository: ProductRepository {
    let base: any ProductRepository
    let disturbance: Disturbance

    func loadProducts() async throws -> [Product] {
        try await disturbance.pass()
        return try await base.loadProducts()
    }

    func loadProduct(_ id: Product.ID) async throws -> Product {
        try await disturbance.pass()
        return try await base.loadProduct(id)
    }
}
