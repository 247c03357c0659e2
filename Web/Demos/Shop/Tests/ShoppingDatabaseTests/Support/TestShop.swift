import GRDB
import ShoppingFeatures

@testable import ShoppingDatabase

#if PostgreSQL
@testable import ShoppingPostgreSQL
#endif

/// A shop with a database of its own, which is removed together with this object.
final class TestShop: Sendable {
    private enum Content: Sendable {
        case sqlite(TemporaryShop, ShopDatabase)
        #if PostgreSQL
        case postgreSQL(TemporaryDatabase, PostgreSQLShop)
        #endif
    }

    private let content: Content

    /// Creates a new database.
    convenience init(_ database: TestDatabase) async throws {
        #if PostgreSQL
        if database == .postgreSQL {
            let temporary = try await TemporaryDatabase()
            self.init(.postgreSQL(temporary, try await temporary.open()))
            return
        }
        #endif
        let shop = try TemporaryShop()
        self.init(.sqlite(shop, try shop.open()))
    }

    private init(_ content: Content) {
        self.content = content
    }

    /// Opens the database again, as another process does.
    func reopened(productCount: Int) async throws -> TestShop {
        switch content {
        case .sqlite(let shop, _): TestShop(.sqlite(shop, try shop.open(productCount: productCount)))
        #if PostgreSQL
        case .postgreSQL(let shop, _): TestShop(.postgreSQL(shop, try await shop.open(productCount: productCount)))
        #endif
        }
    }

    func dependencies(of visitor: String = "Ada") -> DatabaseDependencies {
        switch content {
        case .sqlite(_, let database): DatabaseDependencies(database, visitor: visitor)
        #if PostgreSQL
        case .postgreSQL(_, let database): DatabaseDependencies(database, visitor: visitor)
        #endif
        }
    }

    func cart(of visitor: String = "Ada") -> any CartRepository { dependencies(of: visitor).cartRepository }

    var products: any ProductRepository { dependencies().productRepository }

    /// Changes a price behind the back of the shop.
    ///
    /// No product of the catalog costs exactly 600.
    func setPriceOfCouch(_ cents: Int) async throws {
        switch content {
        case .sqlite(_, let database):
            try await database.pool.write { database in
                try database.execute(
                    sql: "UPDATE product SET price = ? WHERE id = ?",
                    arguments: [cents, Product.Known.couch]
                )
            }
        #if PostgreSQL
        case .postgreSQL(_, let database):
            _ = try await database.access.read { request in
                try await request.result(
                    of: "UPDATE product SET price = $1::bigint WHERE id = $2::bigint",
                    cents,
                    Product.Known.couch
                )
            }
        #endif
        }
    }

    /// Adds an order of Ada behind the back of the shop.
    func insertOrder(total: Int) async throws {
        switch content {
        case .sqlite(_, let database):
            try await database.pool.write { database in
                try database.execute(sql: "INSERT INTO purchase (visitor, total) VALUES ('Ada', ?)", arguments: [total])
            }
        #if PostgreSQL
        case .postgreSQL(_, let database):
            _ = try await database.access.read { request in
                try await request.result(of: "INSERT INTO purchase (visitor, total) VALUES ('Ada', $1::bigint)", total)
            }
        #endif
        }
    }
}
