import GRDB
import ShoppingFeatures

/// A shopper's favorites in the database of the shop.
struct DatabaseFavoriteRepository: FavoriteRepository {
    let database: ShopDatabase
    let visitor: String

    func favorites() async throws -> Changes<[Product]> {
        database.favorites.feeds.changes(of: visitor)
    }

    func isFavorite(_ product: Product.ID) async throws -> Changes<Bool> {
        database.favorites.feeds.changes(of: visitor) { $0.contains { $0.id == product } }
    }

    func setFavorite(_ product: Product.ID, to isFavorite: Bool) async throws {
        try await database.access.write(for: visitor, changing: database.favorites) { [visitor] database in
            guard isFavorite else {
                return try database.execute(
                    sql: "DELETE FROM favorite WHERE visitor = ? AND productID = ?",
                    arguments: [visitor, product]
                )
            }
            guard try ProductRecord.filter(Column("id") == product).fetchCount(database) > 0 else {
                throw RepositoryError.unknownProduct(product)
            }
            try database.execute(
                sql: "INSERT OR IGNORE INTO favorite (visitor, productID) VALUES (?, ?)",
                arguments: [visitor, product]
            )
        }
    }
}

extension Product {
    /// Returns the favorites of a visitor in the order in which they were added.
    static func fetchFavorites(_ database: Database, of visitor: String) throws -> [Product] {
        let records = try ProductRecord.fetchAll(
            database,
            sql: """
                SELECT product.* FROM favorite JOIN product ON product.id = favorite.productID
                WHERE favorite.visitor = ? ORDER BY favorite.rowid
                """,
            arguments: [visitor]
        )
        return records.map(\.product)
    }
}
