import ShoppingFeatures

nonisolated extension Product {
    static let ottoman = Product(id: 1, name: "Ottoman", price: Money(cents: 199_99))
    static let tvStand = Product(id: 2, name: "TV Stand", price: Money(cents: 299_99))
    static let couch = Product(id: 3, name: "Couch", price: Money(cents: 599_99))
    static let coffeeTable = Product(id: 6, name: "Coffee Table", price: Money(cents: 149_95))
    static let diningTable = Product(id: 7, name: "Dining Table", price: Money(cents: 549_00))

    private init(id: ID, name: String, price: Money) {
        self.init(id: id, name: name, price: price, summary: "Made for tests.", picture: "sample")
    }
}

nonisolated extension Cart {
    /// A cart with pieces of products.
    init(_ pieces: (Product, Int)...) {
        self.init(lines: pieces.map { Line(product: $0.0, quantity: $0.1) })
    }
}
