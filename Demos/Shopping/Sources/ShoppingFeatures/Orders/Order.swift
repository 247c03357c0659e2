public import struct Foundation.Date

/// An order of a shopper.
nonisolated public struct Order: Hashable, Codable, Sendable, Identifiable {
    /// The number of the order.
    public let number: Int64
    /// The date when the order was placed.
    public let placedAt: Date
    /// The products that were bought, at the prices that were paid.
    public let lines: [Cart.Line]
    /// The total that was paid.
    public let total: Money

    /// Identifies the order.
    public var id: Int64 { number }

    /// Creates an order.
    public init(number: Int64, placedAt: Date, lines: [Cart.Line], total: Money) {
        self.number = number
        self.placedAt = placedAt
        self.lines = lines
        self.total = total
    }
}
