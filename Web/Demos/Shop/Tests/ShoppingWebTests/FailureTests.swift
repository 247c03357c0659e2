import ShoppingFeatures
import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Pages: failures")
struct FailureTests {
    @Test("After a failed order, the shopper can retry or change the cart")
    func order() throws {
        try withTestHost { host in
            let shop = StubShop(cart: .withCouch)
            let page = try host.open(shop.site, "/cart")
            shop.failures["order"] = .unreachable
            try page.button("Place Order").click()
            #expect(try !page.button("Place Order").isEnabled)
            try page.expect(.alert("The shop cannot be reached right now."))
            shop.failures["order"] = .insufficientFunds
            try page.button("Retry").click()
            try page.expect(.alert("Insufficient funds!"))
            try page.button("Cancel").click()
            try page.button("Place Order").click()
            try page.expect(.heading("Receipt"))
        }
    }

    @Test("Products that cannot be loaded can be loaded again")
    func products() throws {
        try withTestHost { host in
            let shop = StubShop()
            shop.failures["products"] = .unreachable
            let page = try host.open(shop.site)
            try page.expect(.alert("The shop cannot be reached right now."))
            try page.button("Retry").click()
            try page.expect(.link("Couch"))
        }
    }

    @Test("Every page leads to the receipt despite failures, and no page has a mistake")
    func graph() throws {
        let graph = try StateGraph.explore(
            page: "/cart",
            of: { _ in StubShop(cart: .withCouch, outcomes: [nil, .unreachable]).site }
        )
        graph.expectInvariants()
        graph.expectNoDeadEnds(except: .where { $0.state.contains(.heading("Receipt")) || $0.name.contains("empty") })
        graph.expectPath(
            from: .where { $0.state.contains(.alert()) },
            to: .where { $0.state.contains(.heading("Receipt")) }
        )
    }
}
