import ShoppingFeatures
import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Pages: two windows")
struct WindowTests {
    @Test("Both windows have the same cart")
    func inStep() throws {
        try withTestHost { host in
            let site = StubShop().site
            let (cart, detail) = (try host.open(site, "/cart"), try host.open(site, "/products/3"))
            try cart.expect(.heading("Your cart is empty."))
            try detail.button("Add to Cart").click()
            try cart.expect(.item(.containing("Couch")))
            try cart.button("Remove Couch").click()
            try cart.expect(.heading("Your cart is empty."))
            try detail.expectNone(.status("Cart Item Count"))
        }
    }

    @Test("Both windows have the same user name after each save in either of them")
    func profiles() throws {
        try withTestHost { host in
            let site = StubShop().site
            let (one, other) = (try host.open(site, "/account/profile"), try host.open(site, "/account/profile"))
            for (name, typing, following) in [("Ada", one, other), ("Grace", other, one), ("Barbara", one, other)] {
                try typing.field("User Name").fill(name)
                try typing.expect(.status("Saved."))
                try typing.field("User Name").leave()
                host.runUntilIdle()
                #expect(try following.field("User Name").value == name)
                try following.expectNone(.status("Saved."))
            }
        }
    }

    @Test("A shopper does not buy products that another window has just added to the cart")
    func unseen() throws {
        try withTestHost { host in
            let site = StubShop(cart: Cart(lines: [.init(product: .tvStand, quantity: 1)])).site
            let (cart, detail) = (try host.open(site, "/cart"), try host.open(site, "/products/1"))
            try cart.expect(.button("Place Order"))
            try detail.button("Add to Cart").click()
            try detail.expect(.status("It is in your cart."))
            host.runUntilIdle()
            let error = #expect(throws: LiveTestError.self) {
                try cart.beforeUpdate { try cart.button("Place Order").click() }
            }
            #expect(error?.reason == .refused)
            try cart.expect(.item(), count: 2)
            try cart.button("Place Order").click()
            try cart.expect(.heading("Receipt"))
        }
    }
}
