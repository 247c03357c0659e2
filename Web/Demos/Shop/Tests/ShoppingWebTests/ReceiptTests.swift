import ShoppingFeatures
import Testing
import VSMWeb

@testable import ShoppingWeb

@Suite("Stored receipts")
struct ReceiptTests {
    @Test("What the first version has stored is still read")
    func firstVersion() throws {
        let json = """
            {"lines":[{"product":{"id":3,"name":"Ottoman","picture":"ottoman","price":{"cents":19999},"summary":"Soft."},\
            "quantity":2}],"number":7,"placedAt":700000000,"total":{"cents":39998}}
            """
        let order = try CartView.read(PreservedContent(json: json, version: 1))
        #expect(order.number == 7)
        #expect(order.lines.map(\.title) == ["2 × Ottoman"])
        #expect(order.lines[0].price == order.total)
    }

    @Test("Amounts out of range do no harm")
    func range() throws {
        let json = """
            {"lines":[{"product":{"id":3,"name":"Ottoman","picture":"","price":{"cents":\(Int.max)},"summary":""},\
            "quantity":\(Int.max)}],"number":7,"placedAt":1e308,"total":{"cents":\(Int.min)}}
            """
        let order = try CartView.read(PreservedContent(json: json, version: 1))
        #expect(order.lines[0].price == Money(cents: .max))
    }
}
