import ShoppingFeatures
import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Journeys: back and forward")
struct BackJourneys {
    @Test("Back leads to a search with its words, and then to all products", arguments: Conditions.allCases)
    func search(_ conditions: Conditions) throws {
        try withTestHost { host in
            let shopper = try Shopper(StubShop(conditions), on: host)
            let page = shopper.page
            try page.field("Search").type("otto")
            try page.expectNone(.link("Couch"))
            try shopper.follow("Ottoman")
            try page.expect(.heading("Ottoman"))
            #expect(page.title == "Ottoman · Hearth & Oak")

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
