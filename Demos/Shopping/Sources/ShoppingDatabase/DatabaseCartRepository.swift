import GRDB
public import ShoppingFeatures
public import VSM

/// A shopper's cart in the database of the shop.
public struct DatabaseCartRepository: CartRepository {
    /// The total of an order must be below this.
    private static let funds = Money(cents: 600_00)

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

    /// The current cart, and the cart after each change.
    public var cartPublisher: AnyPublisher<Cart, any Error> {
        ObservationPublisher(database.pool, fetch: fetchCart).eraseToAnyPublisher()
    }

    /// Adds a piece of a product to the cart.
    public func add(_ product: Product.ID) -> AnyPublisher<Void, any Error> {
        write { [visitor] database in
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

    /// Removes a piece of a product from the cart.
    public func remove(_ product: Product.ID) -> AnyPublisher<Void, any Error> {
        write { [visitor] database in
            // The last piece is removed with its line: no line is ever empty.
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

    /// Buys a cart and empties it, in one transaction.
    public func placeOrder(for seen: Cart) -> AnyPublisher<Receipt, any Error> {
        write { [visitor, fetchCart] database in
            let cart = try fetchCart(database)
            guard !cart.isEmpty else { throw RepositoryError.emptyCart }
            guard cart == seen else { throw RepositoryError.changedCart }
            guard cart.total < Self.funds else { throw RepositoryError.insufficientFunds }
            try database.execute(
                sql: "INSERT INTO purchase (visitor, total) VALUES (?, ?)",
                arguments: [visitor, cart.total.cents]
            )
            let number = database.lastInsertedRowID
            for line in cart.lines {
                try database.execute(
                    sql: "INSERT INTO purchaseLine (purchaseID, productID, quantity, price) VALUES (?, ?, ?, ?)",
                    arguments: [number, line.product.id, line.quantity, line.product.price.cents]
                )
            }
            try database.execute(sql: "DELETE FROM cartLine WHERE visitor = ?", arguments: [visitor])
            return Receipt(orderNumber: number, lines: cart.lines, total: cart.total)
        }
    }

    private var fetchCart: @Sendable (Database) throws -> Cart {
        { [visitor] database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT product.*, cartLine.quantity FROM cartLine
                    JOIN product ON product.id = cartLine.productID
                    WHERE cartLine.visitor = ? ORDER BY cartLine.rowid
                    """,
                arguments: [visitor]
            )
            let lines = try rows.map { row in
                Cart.Line(product: try ProductRecord(row: row).product, quantity: row["quantity"])
            }
            return Cart(lines: lines)
        }
    }

    private func write<Output: Sendable>(
        _ updates: @escaping @Sendable (Database) throws -> Output
    ) -> AnyPublisher<Output, any Error> {
        Deferred { [database] in
            Future { promise in
                // GRDB calls back once, and a promise may be fulfilled on any thread.
                nonisolated(unsafe) let promise = promise
                database.pool.asyncWrite(updates) { _, result in promise(result) }
            }
        }
        .eraseToAnyPublisher()
    }
}
