public import ShoppingFeatures

extension Product {
    /// Returns a variant of a product of the catalog, which has its own name and depends only on the identifier.
    public static func generated(_ id: Product.ID) -> Product {
        let original = catalog[Int((id - 1) % Product.ID(catalog.count))]
        return Product(
            id: id,
            name: "\(original.name) \(id)",
            price: Money(cents: 19_99 + Int(id * 7919 % 900) * 100),
            summary: original.summary,
            picture: original.picture
        )
    }
}
