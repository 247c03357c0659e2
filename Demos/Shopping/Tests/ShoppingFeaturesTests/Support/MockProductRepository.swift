import ShoppingFeatures

/// A product repository whose answers a test defines; it is only used on the test's host.
struct MockProductRepository: ProductRepository, @unchecked Sendable {
    var loadProductsAction: () async throws -> [Product] = { throw UnexpectedCall("loadProducts") }
    var loadProductAction: (Product.ID) async throws -> Product = { _ in throw UnexpectedCall("loadProduct") }

    func loadProducts() async throws -> [Product] {
        try await loadProductsAction()
    }

    func loadProduct(_ id: Product.ID) async throws -> Product {
        try await loadProductAction(id)
    }
}
