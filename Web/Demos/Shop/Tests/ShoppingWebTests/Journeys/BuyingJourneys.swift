import ShoppingFeatures
import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Journeys: buying")
struct BuyingJourneys {
    @Test("The badge counts the pieces in the cart on every page, in every window", arguments: Conditions.allCases)
    func badge(_ conditions: Conditions) throws {
        try withTestHost { host in
            let shop = StubShop(conditions)
            let (shopper, other) = (try Shopper(shop, on: host), try Shopper(shop, "/account/settings", on: host))
            try shopper.page.expectNone(.status("Cart Item Count"))
            for (count, product) in ["Couch", "Ottoman", "Couch"].enumerated() {
                try shopper.add(product)
                try other.settle()
                #expect(try shopper.page.status("Cart Item Count").text == "\(count + 1)")
                #expect(try other.page.status("Cart Item Count").text == "\(count + 1)")
            }
            for path in ["/", "/cart", "/account", "/account/orders", "/nowhere"] {
                let visitor = try Shopper(shop, path, on: host)
                #expect(try visitor.page.status("Cart Item Count").text == "3", "\(path)")
            }
        }
    }

    @Test("An order of one product has a receipt, and is among the orders", arguments: Conditions.allCases)
    func order(_ conditions: Conditions) throws {
        try withTestHost { host in
            let shopper = try Shopper(StubShop(conditions), on: host)
            try shopper.openAccount("Orders")
            try shopper.page.expect(.text("You have not ordered anything yet."))
            try shopper.add("Ottoman")
            try shopper.press("Show Cart")
            try shopper.press("Place Order")
            try shopper.page.expect(.heading("Receipt"))
            try shopper.page.expect(.text("Total: $199.99"))
            try shopper.page.expectNone(.status("Cart Item Count"))
            try shopper.press("Close")
            try shopper.page.expect(.link("Couch"))

            try shopper.add("Couch")
            try shopper.press("Show Cart")
            try shopper.press("Place Order")
            try shopper.page.expect(.status("Order 2. Thank you!"))
            try shopper.openAccount("Orders")
            #expect(try shopper.page.find(.heading(.any, level: 2)).at(0).text == "Order 2")
            #expect(try shopper.page.find(.heading(.any, level: 2)).at(1).text == "Order 1")
        }
    }

    @Test("A receipt stays when another server takes over", arguments: Conditions.allCases)
    func receipt(_ conditions: Conditions) throws {
        try withTestHost { host in
            let shopper = try Shopper(StubShop(conditions), on: host)
            try shopper.add("Ottoman")
            try shopper.press("Show Cart")
            try shopper.press("Place Order")
            shopper.page.loseConnection()
            try shopper.page.joinAnotherServer()
            try shopper.settle()
            try shopper.page.expect(.status("Order 1. Thank you!"))
            try shopper.page.expect(.text("Total: $199.99"))
            #expect(shopper.page.notes == [])
        }
    }

    @Test("An order beyond the funds is refused, and accepted without a row", arguments: Conditions.allCases)
    func funds(_ conditions: Conditions) throws {
        try withTestHost { host in
            let shopper = try Shopper(StubShop(conditions), on: host)
            try shopper.add("Couch", "Ottoman")
            try shopper.press("Show Cart")
            try shopper.press("Place Order")
            try shopper.page.expect(.alert("Insufficient funds!"))
            #expect(try shopper.page.status("Cart Item Count").text == "2")
            try shopper.press("Remove Ottoman")
            try shopper.page.expectNone(.alert())
            try shopper.press("Place Order")
            try shopper.page.expect(.heading("Receipt"))
            try shopper.page.expect(.text("Total: $599.99"))
        }
    }
}
