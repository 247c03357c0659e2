import ShoppingFeatures
import Testing

@Suite("A cart")
struct CartValueTests {
    @Test("An empty cart has no pieces and costs nothing")
    func empty() {
        let cart = Cart()
        #expect(cart.isEmpty)
        #expect(cart.count == 0)
        #expect(cart.total == .zero)
    }

    @Test("The count is the number of pieces, not of lines")
    func count() {
        #expect(Cart((.ottoman, 2), (.couch, 3)).count == 5)
        #expect(!Cart((.ottoman, 1)).isEmpty)
    }

    @Test("The prices of lines and of the cart are exact sums")
    func total() {
        let cart = Cart((.ottoman, 3), (.tvStand, 1))
        #expect(cart.lines.map(\.price) == [Money(cents: 599_97), Money(cents: 299_99)])
        #expect(cart.total == Money(cents: 899_96))
    }

    @Test("A line is identified by its product")
    func identifier() {
        #expect(Cart((.couch, 2)).lines.map(\.id) == [Product.couch.id])
    }
}
