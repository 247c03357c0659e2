import ShoppingFeatures
import Testing

@testable import ShoppingDatabase

@Suite("Products in the database", .timeLimit(.minutes(10)))
struct ProductRepositoryTests {
    private let shop: TemporaryShop
    private let repository: DatabaseProductRepository

    init() throws {
        shop = try TemporaryShop()
        repository = DatabaseProductRepository(database: try shop.open())
    }

    @Test("A new shop has at least twelve products, with unique identifiers and names")
    func catalog() async throws {
        let products = try await repository.loadProducts()
        #expect(products.count >= 12)
        #expect(Set(products.map(\.id)).count == products.count)
        #expect(Set(products.map(\.name)).count == products.count)
    }

    @Test(
        "The products have the prices of the shop in vsm-ios",
        arguments: [("Ottoman", 199_99), ("TV Stand", 299_99), ("Couch", 599_99)]
    )
    func prices(name: String, cents: Int) async throws {
        let products = try await repository.loadProducts()
        #expect(products.filter { $0.name == name }.map(\.price) == [Money(cents: cents)])
    }

    @Test("Every product has a price, a description and a picture")
    func complete() async throws {
        for product in try await repository.loadProducts() {
            #expect(product.price > .zero, "\(product.name)")
            #expect(!product.summary.isEmpty && !product.picture.isEmpty, "\(product.name)")
        }
    }

    @Test("The products are in the same order each time")
    func order() async throws {
        let products = try await repository.loadProducts()
        #expect(products.map(\.id) == products.map(\.id).sorted())
        #expect(try await repository.loadProducts() == products)
    }

    @Test("Each product can be loaded separately, and is the same as in the list")
    func one() async throws {
        for product in try await repository.loadProducts() {
            #expect(try await repository.loadProduct(product.id) == product)
        }
    }

    @Test("Products are generated after those of the catalog, and none is removed")
    func generated() async throws {
        let catalog = try await repository.loadProducts()
        let many = try await DatabaseProductRepository(database: shop.open(productCount: 100)).loadProducts()
        #expect(many.count == 100)
        #expect(Array(many.prefix(catalog.count)) == catalog)
        #expect(Set(many.map(\.id)).count == 100)
        #expect(Set(many.map(\.name)).count == 100)
        #expect(many.allSatisfy { $0.price > .zero })
        let fewer = try await DatabaseProductRepository(database: shop.open(productCount: 50)).loadProducts()
        #expect(fewer == many)
    }

    @Test("The error for an unknown product names it", arguments: [4711, 0, -1, Int64.max])
    func unknown(id: Product.ID) async {
        await #expect(throws: RepositoryError.unknownProduct(id)) {
            try await repository.loadProduct(id)
        }
    }
}
