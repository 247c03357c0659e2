/// What a shopper is about to buy.
public struct Cart: Hashable, Sendable {
    /// Some pieces of one product.
    public struct Line: Hashable, Sendable, Identifiable {
        /// The product.
        public let product: Product
        /// How many pieces.
        public let quantity: Int

        /// Identifies the line in its cart.
        public var id: Product.ID { product.id }
        /// The price of all pieces.
        public var price: Money { product.price * quantity }

        /// Makes a line.
        public init(product: Product, quantity: Int) {
            self.product = product
            self.quantity = quantity
        }
    }

    /// What is in the cart, in the order in which it was put there.
    public let lines: [Line]

    /// Makes a cart.
    public init(lines: [Line] = []) {
        self.lines = lines
    }

    /// How many pieces are in the cart.
    public var count: Int { lines.reduce(0) { $0 + $1.quantity } }
    /// What the shopper is to pay.
    public var total: Money { lines.reduce(.zero) { $0 + $1.price } }
    /// Whether there is nothing in the cart.
    public var isEmpty: Bool { lines.isEmpty }
}

/// What a shopper has bought.
public struct Receipt: Hashable, Sendable {
    /// Identifies the order.
    public let orderNumber: Int64
    /// What was bought.
    public let lines: [Cart.Line]
    /// What was paid.
    public let total: Money

    /// Makes a receipt.
    public init(orderNumber: Int64, lines: [Cart.Line], total: Money) {
        self.orderNumber = orderNumber
        self.lines = lines
        self.total = total
    }
}
