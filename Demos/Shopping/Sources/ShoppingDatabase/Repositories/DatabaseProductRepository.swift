import GRDB
public import ShoppingFeatures

/// The products in the database of the shop.
public struct DatabaseProductRepository: ProductRepository {
    private let database: ShopDatabase

    /// Creates a repository on a database.
    public init(_ database: ShopDatabase) {
        self.database = database
    }

    /// All products.
    public func loadProducts() async throws -> [Product] {
        try await database.access.read { database in
            try ProductRecord.order(Column("id")).fetchAll(database).map(\.product)
        }
    }

    /// One product.
    public func loadProduct(_ id: Product.ID) async throws -> Product {
        let product = try await database.access.read { database in
            try ProductRecord.filter(Column("id") == id).fetchOne(database)?.product
        }
        guard let product else { throw RepositoryError.unknownProduct(id) }
        return product
    }
}
