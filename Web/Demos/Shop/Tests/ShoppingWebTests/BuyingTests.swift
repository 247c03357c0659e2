import ShoppingFeatures
import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Pages: buying")
struct BuyingTests {
    @Test("A shopper gets from the products to the receipt")
    func order() throws {
        try withTestHost { host in
            let page = try host.open(StubShop().site)
            try page.link("Couch").click()
            try page.button("Add to Cart").click()
            try page.expect(.status("It is in your cart."))
            #expect(page.title == "Couch · Hearth & Oak")
            #expect(try page.status("Cart Item Count").text == "1")

            try page.button("Show Cart").click()
            try page.expect(.item(.containing("Couch")))
            #expect(page.path == "/cart")
            try page.button("Place Order").click()
            try page.expect(.heading("Receipt"))
            try page.expect(.status("Order 1. Thank you!"))
            try page.expectNone(.status("Cart Item Count"))
        }
    }

    @Test("The search shows its results, and Back returns to it")
    func search() throws {
        try withTestHost { host in
            let page = try host.open(StubShop().site)
            try page.field("Search").type("otto")
            try page.expect(.link("Ottoman"))
            try page.expectNone(.link("Couch"))
            try page.field("Search").fill("zzz")
            try page.expect(.status("Nothing here is called that."))
            try page.field("Search").clear()
            try page.link("Ottoman").click()
            try page.back()
            try page.expect(.link("Couch"))
        }
    }

    @Test("A piece is removed from the cart")
    func remove() throws {
        try withTestHost { host in
            let page = try host.open(StubShop(cart: .withCouch).site, "/cart")
            try page.button("Remove Couch").click()
            try page.expect(.heading("Your cart is empty."))
            try page.button("Close").click()
            try page.expect(.link("Couch"))
        }
    }

    @Test(
        "A missing page or product has a message",
        arguments: [
            ("/products/4711", "There is no such product."), ("/products/-1", "There is no such product."),
            ("/products/9223372036854775807", "There is no such product."),
            ("/products/9223372036854775808", "There is no such page."), ("/products/abc", "There is no such page."),
            ("/products/1/2", "There is no such page."), ("/products", "There is no such page."),
            ("/products/1%3B%20DROP%20TABLE%20product", "There is no such page."),
            ("/..%2f..%2fetc%2fpasswd", "There is no such page."),
            ("/%3Cscript%3Ealert(1)%3C/script%3E", "There is no such page."),
        ]
    )
    func unknown(path: String, sentence: String) throws {
        try withTestHost { host in
            let page = try host.open(StubShop().site, path)
            try page.expect(.heading(sentence))
            #expect(page.status == .notFound)
            try page.button("Back").click()
            #expect(page.path == "/")
        }
    }
}
