import GRDB
public import ShoppingFeatures
public import VSM

/// A shopper's favorites in the database of the shop.
public struct DatabaseFavoriteRepository: FavoriteRepository {
    private let database: ShopDatabase
    private let visitor: String

    /// Creates a repository on a database.
    ///
    /// - Parameters:
    ///   - database: the database of the shop.
    ///   - visitor: identifies the shopper.
    public init(_ database: ShopDatabase, visitor: String) {
        self.database = database
        self.visitor = visitor
    }

    /// The current favorites, and the favorites after each change.
    public var favoritesPublisher: AnyPublisher<Favorites, any Error> {
        database.favorites.publisher(for: visitor)
    }

    /// Makes a product a favorite, or removes it from the favorites.
    public func setFavorite(_ product: Product.ID, to isFavorite: Bool) -> AnyPublisher<Void, any Error> {
        database.access.write { [visitor] database in
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
        } noteChanges: { [database, visitor] proceed in
            database.favorites.noteChange(of: visitor, then: proceed)
        }
    }
}

extension Favorites {
    /// The favorites of a visitor, in the order in which they were added.
    static func fetch(_ database: Database, of visitor: String) throws -> Favorites {
        let records = try ProductRecord.fetchAll(
            database,
            sql: """
                SELECT product.* FROM favorite JOIN product ON product.id = favorite.productID
                WHERE favorite.visitor = ? ORDER BY favorite.rowid
                """,
            arguments: [visitor]
        )
        return Favorites(products: records.map(\.product))
    }
}
