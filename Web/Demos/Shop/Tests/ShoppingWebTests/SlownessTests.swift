import ShoppingFeatures
import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Pages: slowness")
struct SlownessTests {
    @Test(
        "A page shows that it waits for its data, and has a heading when the data is known",
        arguments: [
            "/", "/?search=couch", "/products/3", "/cart", "/account/profile", "/account/favorites",
            "/account/settings", "/account/orders",
        ]
    )
    func loading(_ path: String) throws {
        try withTestHost { host in
            let shop = StubShop(.slow)
            let page = try host.open(shop.site, path)
            host.runUntilIdle(with: page)
            try page.expect(.status("Loading..."))
            // The heading of a product is its name.
            try page.expect(.heading(.any, level: 1), count: path.hasPrefix("/products/") ? 0 : 1)
            while shop.isWaiting {
                shop.answer()
                host.runUntilIdle(with: page)
            }
            try page.expectNone(.status("Loading..."))
            try page.expect(.heading(.any, level: 1), count: 1)
        }
    }

    @Test("Adding, removing and ordering are indicated until they are done")
    func processing() throws {
        try withTestHost { host in
            let shop = StubShop(cart: Cart(lines: [.init(product: .ottoman, quantity: 1)]), .slow)
            let shopper = try Shopper(shop, "/products/3", on: host)
            try shopper.page.button("Add to Cart").click()
            try shopper.page.expect(.status("Processing..."))
            try shopper.settle()
            try shopper.press("Show Cart")
            for name in ["Remove Ottoman", "Place Order"] {
                try shopper.page.button(name).click()
                try shopper.page.expect(.status("Processing..."))
                #expect(try shopper.page.button(name).attribute("aria-busy") == "true")
                #expect(try !shopper.page.button("Place Order").isEnabled)
                try shopper.settle()
            }
            try shopper.page.expect(.heading("Receipt"))
        }
    }

    @Test("A pressed favorite button shows its new value at once")
    func favorite() throws {
        try withTestHost { host in
            let shop = StubShop(.slow)
            let shopper = try Shopper(shop, "/products/3", on: host)
            try shopper.page.button("Favorite").click()
            #expect(try !shopper.page.button("Unfavorite").isEnabled)
            try shopper.settle()
            #expect(try shopper.page.button("Unfavorite").isEnabled)
        }
    }
}
