public import ShoppingFeatures

extension Cart: CustomStringConvertible {
    /// What is in the cart, for instance `2 Ottoman + 1 Couch`.
    public var description: String { isEmpty ? "nothing" : lines.summary }
}

extension [Cart.Line] {
    /// The pieces, for instance `2 Ottoman + 1 Couch`.
    var summary: String {
        map { "\($0.quantity) \($0.product.name)" }.joined(separator: " + ")
    }
}
