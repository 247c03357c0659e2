import GRDB
import ShoppingFeatures
import VSM

/// A shopper's orders in the database of the shop.
struct DatabaseOrderRepository: OrderRepository {
    let database: ShopDatabase
    let visitor: String

    /// The latest 100 orders, newest first, now and after each order.
    var ordersPublisher: AnyPublisher<[Order], any Error> {
        AnyPublisher.following { database.orders.feeds.changes(of: visitor) }
    }
}

extension Order {
    /// The maximum number of orders that are loaded.
    private static let limit = 100

    /// Returns the latest orders of a visitor, newest first.
    static func fetchLatest(_ database: Database, of visitor: String) throws -> [Order] {
        let purchases = try Row.fetchAll(
            database,
            sql: "SELECT id, placedAt, total FROM purchase WHERE visitor = ? ORDER BY id DESC LIMIT ?",
            arguments: [visitor, limit]
        )
        let oldest: Int64 = purchases.last?["id"] ?? 0
        // The price is that of the order, not the product's current price.
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT product.id, product.name, product.summary, product.picture,
                    purchaseLine.price, purchaseLine.quantity, purchaseLine.purchaseID
                FROM purchaseLine
                JOIN purchase ON purchase.id = purchaseLine.purchaseID
                JOIN product ON product.id = purchaseLine.productID
                WHERE purchase.visitor = ? AND purchase.id >= ? ORDER BY purchaseLine.rowid
                """,
            arguments: [visitor, oldest]
        )
        let lines = try Dictionary(grouping: rows) { row -> Int64 in row["purchaseID"] }.mapValues { rows in
            try rows.map { Cart.Line(product: try ProductRecord(row: $0).product, quantity: $0["quantity"]) }
        }
        return purchases.map { row in
            let number: Int64 = row["id"]
            return Order(
                number: number,
                placedAt: row["placedAt"],
                lines: lines[number] ?? [],
                total: Money(cents: row["total"])
            )
        }
    }
}
