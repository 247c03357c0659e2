#if PostgreSQL
import ShoppingFeatures

/// The products in PostgreSQL.
struct PostgreSQLProductRepository: ProductRepository {
    let database: PostgreSQLShop

    func loadProducts() async throws -> [Product] {
        try await database.access.read { request in
            try await request.rows("SELECT id, name, price, summary, picture FROM product ORDER BY id").map(
                Product.init
            )
        }
    }

    func loadProduct(_ id: Product.ID) async throws -> Product {
        try await database.access.read { request in
            let rows = try await request.rows(
                "SELECT id, name, price, summary, picture FROM product WHERE id = $1::bigint",
                id
            )
            guard let row = rows.first else { throw RepositoryError.unknownProduct(id) }
            return try Product(row)
        }
    }
}

extension Product {
    /// Reads a product from the first columns of a row: identifier, name, price, summary and picture.
    init(_ row: PostgreSQLRow) throws {
        self.init(
            id: try row.integer(0),
            name: try row.text(1),
            price: Money(cents: Int(try row.integer(2))),
            summary: try row.text(3),
            picture: try row.text(4)
        )
    }
}
#endif
