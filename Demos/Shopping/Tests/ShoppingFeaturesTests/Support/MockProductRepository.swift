import ShoppingFeatures

/// A product repository that a test writes down; it is used on the test's host only.
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
