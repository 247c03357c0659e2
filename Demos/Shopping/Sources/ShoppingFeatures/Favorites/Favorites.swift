/// A shopper's favorite products.
public struct Favorites: Hashable, Sendable {
    /// The products, in the order in which they became favorites.
    public let products: [Product]
    private let identifiers: Set<Product.ID>

    /// Creates favorites.
    public init(products: [Product] = []) {
        self.products = products
        identifiers = Set(products.map(\.id))
    }

    /// Whether there are no favorites.
    public var isEmpty: Bool { products.isEmpty }

    /// Whether a product is a favorite.
    public func contains(_ product: Product.ID) -> Bool { identifiers.contains(product) }
}
