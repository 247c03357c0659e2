#if PostgreSQL
import Testing

@testable import ShoppingPostgreSQL

@Suite("A message about a change")
struct ChangeMessageTests {
    @Test("It is read as it was written", arguments: FeedName.allCases, ["", "Ada", "a:b", "Å", "'; --"])
    func roundTrip(feed: FeedName, visitor: String) {
        let message = ChangeMessage(feed, of: visitor)
        #expect(ChangeMessage(payload: message.payload) == message)
        #expect(message.visitor == visitor)
    }

    @Test("It is about all visitors if the identifier of the visitor is too long")
    func long() {
        let message = ChangeMessage(.orders, of: String(repeating: "A", count: 201))
        #expect(message.payload == "orders")
        #expect(ChangeMessage(payload: "orders") == message)
    }

    @Test("Other texts are not messages", arguments: ["", ":", "Ada", "Cart:Ada", "cart;Ada", "carts:Ada"])
    func other(payload: String) {
        #expect(ChangeMessage(payload: payload) == nil)
    }

    @Test("A text that is too long is not a message", arguments: [201, 8000, 1_000_000])
    func tooLong(length: Int) {
        #expect(ChangeMessage(payload: "cart:" + String(repeating: "A", count: length)) == nil)
    }
}
#endif
