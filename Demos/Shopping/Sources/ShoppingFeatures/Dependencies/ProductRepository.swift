/// The products of the shop.
public protocol ProductRepository: Sendable {
    /// Returns all products in the order in which the shop shows them.
    func loadProducts() async throws -> [Product]

    /// Returns one product.
    ///
    /// - Throws: ``RepositoryError/unknownProduct(_:)`` if the shop has no product with the identifier.
    func loadProduct(_ id: Product.ID) async throws -> Product
}

/// Provides a product repository.
public protocol ProductRepositoryDependency {
    /// The repository of products.
    var productRepository: any ProductRepository { get }
}
