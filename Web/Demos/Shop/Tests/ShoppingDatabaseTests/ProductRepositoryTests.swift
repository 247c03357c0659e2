import ShoppingFeatures
import Testing

@Suite("Products in the database", .timeLimit(.minutes(10)))
struct ProductRepositoryTests {
    @Test(
        "A new shop has at least twelve products, with unique identifiers and names",
        arguments: TestDatabase.available
    )
    func catalog(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        let products = try await shop.products.loadProducts()
        #expect(products.count >= 12)
        #expect(Set(products.map(\.id)).count == products.count)
        #expect(Set(products.map(\.name)).count == products.count)
    }

    @Test("Each product can be loaded separately, and is the same as in the list", arguments: TestDatabase.available)
    func one(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        for product in try await shop.products.loadProducts() {
            #expect(try await shop.products.loadProduct(product.id) == product)
        }
    }

    @Test("Products are generated after those of the catalog, and none is removed", arguments: TestDatabase.available)
    func generated(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        let catalog = try await shop.products.loadProducts()
        let many = try await shop.reopened(productCount: 100).products.loadProducts()
        #expect(many.count == 100)
        #expect(Array(many.prefix(catalog.count)) == catalog)
        #expect(Set(many.map(\.id)).count == 100)
        #expect(Set(many.map(\.name)).count == 100)
        #expect(many.allSatisfy { $0.price > .zero })
        let fewer = try await shop.reopened(productCount: 50).products.loadProducts()
        #expect(fewer == many)
    }

    @Test("The error for an unknown product names it", arguments: TestDatabase.available, [4711, 0, -1, Int64.max])
    func unknown(database: TestDatabase, id: Product.ID) async throws {
        let shop = try await TestShop(database)
        await #expect(throws: RepositoryError.unknownProduct(id)) {
            try await shop.products.loadProduct(id)
        }
    }
}
