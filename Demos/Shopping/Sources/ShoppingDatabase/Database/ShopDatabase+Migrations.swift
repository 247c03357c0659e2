import GRDB
import ShoppingFeatures

extension ShopDatabase {
    /// The migrations that bring a database of any earlier version of the shop to the current version.
    ///
    /// Do not change a migration that a shop may have run.
    static var migrator: DatabaseMigrator {
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
        migrator.registerMigration("Accounts") { database in
            try database.create(table: "favorite") { table in
                table.column("visitor", .text).notNull()
                table.column("productID", .integer).notNull().references("product")
                table.primaryKey(["visitor", "productID"])
            }
            try database.create(table: "profile") { table in
                table.primaryKey("visitor", .text)
                table.column("username", .text).notNull().check { $0 != "" }
            }
            try database.create(table: "setting") { table in
                table.column("visitor", .text).notNull()
                table.column("name", .text).notNull()
                table.column("isOn", .boolean).notNull()
                table.primaryKey(["visitor", "name"])
            }
        }
        return migrator
    }
}
