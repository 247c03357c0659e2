import GRDB
import ShoppingFeatures

/// A shopper's cart in the database of the shop.
struct DatabaseCartRepository: CartRepository {
    /// The total of an order must be below this.
    private static let funds = Money(cents: 600_00)

    let database: ShopDatabase
    let visitor: String

    func carts() async throws -> Changes<Cart> {
        database.carts.feeds.changes(of: visitor)
    }

    func add(_ product: Product.ID) async throws {
        try await database.access.write(for: visitor, changing: database.carts) { [visitor] database in
            guard try ProductRecord.filter(Column("id") == product).fetchCount(database) > 0 else {
                throw RepositoryError.unknownProduct(product)
            }
            try database.execute(
                sql: """
                    INSERT INTO cartLine (visitor, productID, quantity) VALUES (?, ?, 1)
                    ON CONFLICT (visitor, productID) DO UPDATE SET quantity = quantity + 1
                    """,
                arguments: [visitor, product]
            )
        }
    }

    func remove(_ product: Product.ID) async throws {
        try await database.access.write(for: visitor, changing: database.carts) { [visitor] database in
            // The last piece is removed with its line, so no line is ever empty.
            try database.execute(
                sql: "DELETE FROM cartLine WHERE visitor = ? AND productID = ? AND quantity = 1",
                arguments: [visitor, product]
            )
            try database.execute(
                sql: "UPDATE cartLine SET quantity = quantity - 1 WHERE visitor = ? AND productID = ? AND quantity > 1",
                arguments: [visitor, product]
            )
        }
    }

    func placeOrder(for seen: Cart) async throws -> Order {
        try await database.access.write(for: visitor, changing: database.orders, database.carts) { [visitor] database in
            let cart = try Cart.fetch(database, of: visitor)
            guard !cart.isEmpty else { throw RepositoryError.emptyCart }
            guard cart == seen else { throw RepositoryError.changedCart }
            guard cart.total < Self.funds else { throw RepositoryError.insufficientFunds }
            let purchase = try Row.fetchAll(
                database,
                sql: "INSERT INTO purchase (visitor, total) VALUES (?, ?) RETURNING id, placedAt",
                arguments: [visitor, cart.total.cents]
            )[0]
            let number: Int64 = purchase["id"]
            for line in cart.lines {
                try database.execute(
                    sql: "INSERT INTO purchaseLine (purchaseID, productID, quantity, price) VALUES (?, ?, ?, ?)",
                    arguments: [number, line.product.id, line.quantity, line.product.price.cents]
                )
            }
            try database.execute(sql: "DELETE FROM cartLine WHERE visitor = ?", arguments: [visitor])
            return Order(number: number, placedAt: purchase["placedAt"], lines: cart.lines, total: cart.total)
        }
    }
}
