public import ShoppingFeatures

/// A product repository that is slow and sometimes fails.
public struct UnreliableProductRepository: ProductRepository {
    private let base: any ProductRepository
    private let disturbance: Disturbance

    /// Adds delays and failures to another repository.
    public init(_ base: any ProductRepository, _ disturbance: Disturbance) {
        self.base = base
        self.disturbance = disturbance
    }

    /// All products, unless the request fails.
    public func loadProducts() async throws -> [Product] {
        try await disturbance.pass()
        return try await base.loadProducts()
    }

    /// One product, unless the request fails.
    public func loadProduct(_ id: Product.ID) async throws -> Product {
        try await disturbance.pass()
        return try await base.loadProduct(id)
    }
}
