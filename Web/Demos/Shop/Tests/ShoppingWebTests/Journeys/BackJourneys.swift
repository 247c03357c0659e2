import ShoppingFeatures
import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Journeys: back and forward")
struct BackJourneys {
    @Test("Back leads from the cart to the product, and then to the grid", arguments: Conditions.allCases)
    func cart(_ conditions: Conditions) throws {
        try withTestHost { host in
            let shopper = try Shopper(StubShop(conditions), on: host)
            let page = shopper.page
            try shopper.follow("Couch")
            try shopper.press("Add to Cart")
            try shopper.press("Show Cart")
            try page.expect(.item(.containing("Couch")))
            #expect(page.path == "/cart")

            try shopper.goBack()
            try page.expect(.heading("Couch"))
            #expect((page.path, page.title) == ("/products/3", "Couch · Hearth & Oak"))
            #expect(try page.link("Products").attribute("aria-current") == "page")
            try shopper.goBack()
            try page.expect(.link("Ottoman"))
            #expect((page.path, page.title) == ("/", "Hearth & Oak"))
            // What was bought stays in the cart.
            #expect(try page.status("Cart Item Count").text == "1")
            #expect(throws: LiveTestError.self) { try page.back() }

            try shopper.goForward()
            try page.expect(.heading("Couch"))
            try shopper.goForward()
            try page.expect(.item(.containing("Couch")))
            #expect(page.path == "/cart")
        }
    }

    @Test("Back leads to a search with its words, and then to all products", arguments: Conditions.allCases)
    func search(_ conditions: Conditions) throws {
        try withTestHost { host in
            let shopper = try Shopper(StubShop(conditions), on: host)
            let page = shopper.page
            try page.field("Search").type("otto")
            try page.expectNone(.link("Couch"))
            try shopper.follow("Ottoman")
            try page.expect(.heading("Ottoman"))

            // All letters of a search share one history entry.
            try shopper.goBack()
            try expectSearch("otto", finds: ["Ottoman"], in: page)
            try shopper.goBack()
            try expectSearch("", finds: ["Ottoman", "TV Stand", "Couch"], in: page)
            try shopper.goForward()
            try expectSearch("otto", finds: ["Ottoman"], in: page)
            try shopper.goForward()
            try page.expect(.heading("Ottoman"))
        }
    }

    private func expectSearch(_ words: String, finds products: [String], in page: LiveTest) throws {
        #expect(page.path == (words.isEmpty ? "/" : "/?search=\(words)"))
        #expect(try page.field("Search").value == words)
        for product in [Product.ottoman, .tvStand, .couch] {
            try page.expect(.link(product.name), count: products.contains(product.name) ? 1 : 0)
        }
    }
}
