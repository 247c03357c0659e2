#if PostgreSQL
import Foundation
import ShoppingDatabase
import ShoppingFeatures
import VSM

/// A shopper's orders in PostgreSQL.
struct PostgreSQLOrderRepository: OrderRepository {
    let database: PostgreSQLShop
    let visitor: String

    /// The latest 100 orders, newest first, now and after each order.
    var ordersPublisher: AnyPublisher<[Order], any Error> {
        AnyPublisher.following { [database, visitor] in database.orders.feeds.changes(of: visitor) }
    }
}

extension Order {
    /// Returns the latest orders of a visitor, newest first.
    static func fetchLatest(_ request: PostgreSQLRequest, of visitor: String) async throws -> [Order] {
        // One statement sees one state of the data. The price is that of the order, not the product's current price.
        let rows = try await request.rows(
            """
            SELECT product.id, name, purchaseLine.price, summary, picture, purchaseLine.quantity,
                latest.id, extract(epoch FROM placedAt)::bigint, total
            FROM (SELECT * FROM purchase WHERE visitor = $1 ORDER BY id DESC LIMIT 100) latest
            LEFT JOIN purchaseLine ON purchaseID = latest.id
            LEFT JOIN product ON product.id = productID
            ORDER BY latest.id DESC, position
            """,
            visitor
        )
        var orders: [Order] = []
        for row in rows {
            let number = try row.integer(6)
            // An order without lines has one row, without a product.
            let line = try row.values[0].map { _ in
                Cart.Line(product: try Product(row), quantity: Int(try row.integer(5)))
            }
            let earlier = orders.last?.number == number ? orders.removeLast().lines : []
            orders.append(
                Order(
                    number: number,
                    placedAt: Date(timeIntervalSince1970: TimeInterval(try row.integer(7))),
                    lines: earlier + (line.map { [$0] } ?? []),
                    total: Money(cents: Int(try row.integer(8)))
                )
            )
        }
        return orders
    }
}
#endif
