/// Something the shop sells.
public struct Product: Hashable, Sendable, Identifiable {
    /// Identifies a product.
    public typealias ID = Int64

    /// Identifies the product.
    public let id: ID
    /// What the product is called.
    public let name: String
    /// What a piece costs.
    public let price: Money
    /// What is worth knowing about the product.
    public let summary: String
    /// The name of the product's picture, without its extension.
    public let picture: String

    /// Describes a product.
    public init(id: ID, name: String, price: Money, summary: String, picture: String) {
        self.id = id
        self.name = name
        self.price = price
        self.summary = summary
        self.picture = picture
    }
}
