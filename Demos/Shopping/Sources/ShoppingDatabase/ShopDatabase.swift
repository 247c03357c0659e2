import GRDB
import ShoppingFeatures

/// The data of the shop, in an SQLite file.
public struct ShopDatabase: Sendable {
    let pool: DatabasePool

    /// Opens the database, and fills a new one with its tables and the products.
    ///
    /// - Parameter path: the path of the file, which is created if it does not exist.
    /// - Throws: ``DatabaseProblem`` if the file cannot be opened, or is not a database of the shop.
    public init(path: String) throws {
        do {
            pool = try DatabasePool(path: path)
            try Self.migrator.migrate(pool)
        } catch {
            throw DatabaseProblem(description: "\(path) cannot be used as the shop's database: \(error)")
        }
    }

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("Tables") { database in
            try database.create(table: "product") { table in
                table.primaryKey("id", .integer)
                table.column("name", .text).notNull()
                table.column("price", .integer).notNull()
                table.column("summary", .text).notNull()
                table.column("picture", .text).notNull()
            }
            try database.create(table: "cartLine") { table in
                table.column("visitor", .text).notNull()
                table.column("productID", .integer).notNull().references("product")
                table.column("quantity", .integer).notNull().check { $0 > 0 }
                table.primaryKey(["visitor", "productID"])
            }
            try database.create(table: "purchase") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("visitor", .text).notNull().indexed()
                table.column("total", .integer).notNull()
                table.column("placedAt", .datetime).notNull().defaults(sql: "CURRENT_TIMESTAMP")
            }
            try database.create(table: "purchaseLine") { table in
                table.column("purchaseID", .integer).notNull().references("purchase")
                table.column("productID", .integer).notNull().references("product")
                table.column("quantity", .integer).notNull()
                table.column("price", .integer).notNull()
                table.primaryKey(["purchaseID", "productID"])
            }
        }
        migrator.registerMigration("Products") { database in
            for product in Product.catalog { try ProductRecord(product).insert(database) }
        }
        return migrator
    }
}

/// Why the database of the shop cannot be used.
public struct DatabaseProblem: Error, CustomStringConvertible {
    /// The file, and what is wrong with it.
    public let description: String
}
