import Foundation
import ShoppingFeatures

nonisolated extension Order {
    /// The order of a couch.
    static let ofCouch = Order(1, for: Cart((.couch, 1)))

    /// An order of everything that is in a cart.
    init(_ number: Int64, for cart: Cart) {
        self.init(
            number: number,
            placedAt: Date(timeIntervalSince1970: Double(number) * 60),
            lines: cart.lines,
            total: cart.total
        )
    }
}
