#if PostgreSQL
import Foundation
import ShoppingDatabase
import ShoppingFeatures

/// A shopper's cart in PostgreSQL.
struct PostgreSQLCartRepository: CartRepository {
    /// The total of an order must be below this.
    private static let funds = Money(cents: 600_00)

    let database: PostgreSQLShop
    let visitor: String

    func carts() async throws -> Changes<Cart> {
        database.carts.feeds.changes(of: visitor)
    }

    func add(_ product: Product.ID) async throws {
        try await database.access.write(for: visitor, changing: database.carts) { [visitor] request in
            let added = try await request.result(
                of: """
                    INSERT INTO cartLine (visitor, productID, quantity)
                    SELECT $1, id, 1 FROM product WHERE id = $2::bigint
                    ON CONFLICT (visitor, productID) DO UPDATE SET quantity = cartLine.quantity + 1
                    """,
                visitor,
                product
            )
            guard added.affected > 0 else { throw RepositoryError.unknownProduct(product) }
        }
    }

    func remove(_ product: Product.ID) async throws {
        try await database.access.write(for: visitor, changing: database.carts) { [visitor] request in
            // The last piece is removed with its line, so no line is ever empty. The first statement locks the line.
            let lines = try await request.rows(
                "SELECT quantity FROM cartLine WHERE visitor = $1 AND productID = $2::bigint FOR UPDATE",
                visitor,
                product
            )
            guard let line = lines.first else { return }
            if try line.integer(0) == 1 {
                try await request.result(
                    of: "DELETE FROM cartLine WHERE visitor = $1 AND productID = $2::bigint",
                    visitor,
                    product
                )
            } else {
                try await request.result(
                    of: "UPDATE cartLine SET quantity = quantity - 1 WHERE visitor = $1 AND productID = $2::bigint",
                    visitor,
                    product
                )
            }
        }
    }

    /// Locks the lines of the cart before it compares them, so that only one process orders them.
    func placeOrder(for seen: Cart) async throws -> Order {
        try await database.access.write(
            for: visitor,
            changing: database.orders,
            database.carts
        ) { [visitor] request in
            let cart = try await Cart.fetchLocked(request, of: visitor)
            guard !cart.isEmpty else { throw RepositoryError.emptyCart }
            guard cart == seen else { throw RepositoryError.changedCart }
            guard cart.total < Self.funds else { throw RepositoryError.insufficientFunds }
            let purchases = try await request.rows(
                """
                INSERT INTO purchase (visitor, total) VALUES ($1, $2::bigint)
                RETURNING id, extract(epoch FROM placedAt)::bigint
                """,
                visitor,
                cart.total.cents
            )
            guard let purchase = purchases.first else { throw RepositoryError.unreachable }
            let number = try purchase.integer(0)
            for line in cart.lines {
                try await request.result(
                    of: """
                        INSERT INTO purchaseLine (purchaseID, productID, quantity, price)
                        VALUES ($1::bigint, $2::bigint, $3::bigint, $4::bigint)
                        """,
                    number,
                    line.product.id,
                    line.quantity,
                    line.product.price.cents
                )
                // A line of another product, which another process adds in the meantime, stays in the cart.
                try await request.result(
                    of: "DELETE FROM cartLine WHERE visitor = $1 AND productID = $2::bigint",
                    visitor,
                    line.product.id
                )
            }
            let placedAt = Date(timeIntervalSince1970: TimeInterval(try purchase.integer(1)))
            return Order(number: number, placedAt: placedAt, lines: cart.lines, total: cart.total)
        }
    }
}

extension Cart {
    /// Returns the cart of a visitor.
    static func fetch(_ request: PostgreSQLRequest, of visitor: String) async throws -> Cart {
        let rows = try await request.rows(
            """
            SELECT id, name, price, summary, picture, quantity
            FROM cartLine JOIN product ON product.id = productID WHERE visitor = $1 ORDER BY position
            """,
            visitor
        )
        return try Cart(rows)
    }

    /// Returns the cart of a visitor, and locks its lines until the transaction ends.
    fileprivate static func fetchLocked(_ request: PostgreSQLRequest, of visitor: String) async throws -> Cart {
        // The lock waits for other transactions; what they changed is read afterwards, together with the prices.
        try await request.result(of: "SELECT 1 FROM cartLine WHERE visitor = $1 ORDER BY position FOR UPDATE", visitor)
        let rows = try await request.rows(
            """
            SELECT id, name, price, summary, picture, quantity
            FROM cartLine JOIN product ON product.id = productID WHERE visitor = $1 ORDER BY position
            FOR UPDATE OF cartLine
            """,
            visitor
        )
        return try Cart(rows)
    }

    private init(_ rows: [PostgreSQLRow]) throws {
        self.init(lines: try rows.map { Line(product: try Product($0), quantity: Int(try $0.integer(5))) })
    }
}
#endif
