#if PostgreSQL
import ShoppingDatabase
import ShoppingFeatures

/// A shopper's favorites in PostgreSQL.
struct PostgreSQLFavoriteRepository: FavoriteRepository {
    let database: PostgreSQLShop
    let visitor: String

    func favorites() async throws -> Changes<[Product]> {
        database.favorites.feeds.changes(of: visitor)
    }

    func isFavorite(_ product: Product.ID) async throws -> Changes<Bool> {
        database.favorites.feeds.changes(of: visitor) { $0.contains { $0.id == product } }
    }

    func setFavorite(_ product: Product.ID, to isFavorite: Bool) async throws {
        try await database.access.write(for: visitor, changing: database.favorites) { [visitor] request in
            guard isFavorite else {
                try await request.result(
                    of: "DELETE FROM favorite WHERE visitor = $1 AND productID = $2::bigint",
                    visitor,
                    product
                )
                return
            }
            guard try await !request.rows("SELECT 1 FROM product WHERE id = $1::bigint", product).isEmpty else {
                throw RepositoryError.unknownProduct(product)
            }
            try await request.result(
                of: "INSERT INTO favorite (visitor, productID) VALUES ($1, $2::bigint) ON CONFLICT DO NOTHING",
                visitor,
                product
            )
        }
    }
}

extension Product {
    /// Returns the favorites of a visitor in the order in which they were added.
    static func fetchFavorites(_ request: PostgreSQLRequest, of visitor: String) async throws -> [Product] {
        try await request.rows(
            """
            SELECT id, name, price, summary, picture
            FROM favorite JOIN product ON product.id = productID WHERE visitor = $1 ORDER BY position
            """,
            visitor
        ).map(Product.init)
    }
}
#endif
