/// A product of the shop.
nonisolated public struct Product: Hashable, Codable, Sendable, Identifiable {
    /// Identifies a product.
    public typealias ID = Int64

    /// Identifies the product.
    public let id: ID
    /// The name of the product.
    public let name: String
    /// The price of a piece.
    public let price: Money
    /// A description of the product.
    public let summary: String
    /// The file name of the product's picture, without its extension.
    public let picture: String

    /// Creates a product.
    public init(id: ID, name: String, price: Money, summary: String, picture: String) {
        self.id = id
        self.name = name
        self.price = price
        self.summary = summary
        self.picture = picture
    }
}
