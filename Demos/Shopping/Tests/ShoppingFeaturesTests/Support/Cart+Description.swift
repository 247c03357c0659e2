public import ShoppingFeatures

extension Cart: CustomStringConvertible {
    /// The content of the cart, for example `2 Ottoman + 1 Couch`.
    public var description: String { isEmpty ? "nothing" : lines.summary }
}

extension [Cart.Line] {
    /// The pieces, for example `2 Ottoman + 1 Couch`.
    var summary: String {
        map { "\($0.quantity) \($0.product.name)" }.joined(separator: " + ")
    }
}
