import GRDB
import ShoppingFeatures

/// The products in the database of the shop.
struct DatabaseProductRepository: ProductRepository {
    let database: ShopDatabase

    func loadProducts() async throws -> [Product] {
        try await database.access.read { database in
            try ProductRecord.order(Column("id")).fetchAll(database).map(\.product)
        }
    }

    func loadProduct(_ id: Product.ID) async throws -> Product {
        let product = try await database.access.read { database in
            try ProductRecord.filter(Column("id") == id).fetchOne(database)?.product
        }
        guard let product else { throw RepositoryError.unknownProduct(id) }
        return product
    }
}
