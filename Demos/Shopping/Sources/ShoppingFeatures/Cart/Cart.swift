/// The products that a shopper is about to buy.
nonisolated public struct Cart: Hashable, Sendable {
    /// A number of pieces of one product.
    public struct Line: Hashable, Codable, Sendable, Identifiable {
        /// The product.
        public let product: Product
        /// The number of pieces.
        public let quantity: Int

        /// Identifies the line in its cart.
        public var id: Product.ID { product.id }
        /// The price of all pieces.
        public var price: Money { product.price * quantity }

        /// Creates a line.
        public init(product: Product, quantity: Int) {
            self.product = product
            self.quantity = quantity
        }
    }

    /// The lines of the cart, in the order in which they were added.
    public let lines: [Line]

    /// Creates a cart.
    public init(lines: [Line] = []) {
        self.lines = lines
    }

    /// The number of pieces in the cart.
    public var count: Int { lines.reduce(0) { $0 + $1.quantity } }
    /// The total to pay.
    public var total: Money { lines.reduce(.zero) { $0 + $1.price } }
    /// Whether the cart is empty.
    public var isEmpty: Bool { lines.isEmpty }
}
