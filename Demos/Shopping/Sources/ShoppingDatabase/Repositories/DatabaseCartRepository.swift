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
        database.carts.publisher(for: visitor)
    }

    /// Adds a piece of a product to the cart.
    public func add(_ product: Product.ID) -> AnyPublisher<Void, any Error> {
        database.access.write { [visitor] database in
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
        } noteChanges: { [database, visitor] proceed in
            database.carts.noteChange(of: visitor, then: proceed)
        }
    }

    /// Removes a piece of a product from the cart.
    public func remove(_ product: Product.ID) -> AnyPublisher<Void, any Error> {
        database.access.write { [visitor] database in
            // The last piece is removed with its line: no line is ever empty.
            try database.execute(
                sql: "DELETE FROM cartLine WHERE visitor = ? AND productID = ? AND quantity = 1",
                arguments: [visitor, product]
            )
            try database.execute(
                sql: "UPDATE cartLine SET quantity = quantity - 1 WHERE visitor = ? AND productID = ? AND quantity > 1",
                arguments: [visitor, product]
            )
        } noteChanges: { [database, visitor] proceed in
            database.carts.noteChange(of: visitor, then: proceed)
        }
    }

    /// Buys a cart and empties it, in one transaction.
    public func placeOrder(for seen: Cart) -> AnyPublisher<Receipt, any Error> {
        database.access.write { [visitor] database in
            let cart = try Cart.fetch(database, of: visitor)
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
        } noteChanges: { [database, visitor] proceed in
            database.orders.noteChange(of: visitor)
            database.carts.noteChange(of: visitor, then: proceed)
        }
    }
}
