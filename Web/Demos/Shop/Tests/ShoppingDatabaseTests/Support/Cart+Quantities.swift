import ShoppingFeatures

extension Cart {
    /// The number of pieces of each product, for example `["Couch": 1]`.
    var quantities: [String: Int] {
        Dictionary(uniqueKeysWithValues: lines.map { ($0.product.name, $0.quantity) })
    }
}

extension Product {
    /// Identifiers of products on whose prices the tests depend.
    enum Known {
        static let ottoman: Product.ID = 1
        static let tvStand: Product.ID = 2
        static let couch: Product.ID = 3
        static let unknown: Product.ID = 4711
    }
}
