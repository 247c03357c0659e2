import ShoppingFeatures
import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Journeys: browsing")
struct BrowsingJourneys {
    @Test("The tabs lead to the products and to the account", arguments: Conditions.allCases)
    func tabs(_ conditions: Conditions) throws {
        try withTestHost { host in
            let shopper = try Shopper(StubShop(conditions), on: host)
            #expect(try shopper.page.link("Products").attribute("aria-current") == "page")
            try shopper.follow("Account")
            #expect(shopper.page.path == "/account")
            #expect(try shopper.page.link("Account").attribute("aria-current") == "page")
            #expect(try shopper.page.link("Products").attribute("aria-current") == nil)
            for title in ["Profile", "Favorites", "Orders", "Settings"] {
                try shopper.press(title)
                try shopper.page.expect(.heading(title))
                try shopper.press("Back")
                try shopper.page.expect(.heading("Account"))
            }
            try shopper.follow("Products")
            #expect(shopper.page.path == "/")
            try shopper.page.expect(.link("Couch"))
        }
    }

    @Test("Each product has a page with its price", arguments: Conditions.allCases)
    func products(_ conditions: Conditions) throws {
        try withTestHost { host in
            let shop = StubShop(conditions)
            let shopper = try Shopper(shop, on: host)
            for product in shop.products {
                try shopper.open(product.name)
                try shopper.page.expect(.text(product.price.description))
                try shopper.page.expect(.text(product.summary))
                #expect(shopper.page.title == "\(product.name) · Hearth & Oak")
                try shopper.press("Back")
                try shopper.page.expect(.link(product.name))
            }
        }
    }

    @Test("A search is in the address, and follows it", arguments: Conditions.allCases)
    func search(_ conditions: Conditions) throws {
        try withTestHost { host in
            let shopper = try Shopper(StubShop(conditions), on: host)
            let page = shopper.page
            try page.field("Search").type("otto")
            try page.expectNone(.link("Couch"))
            #expect(page.path == "/?search=otto")
            try page.field("Search").clear()
            try page.expect(.link("Couch"))
            #expect(page.path == "/")

            try page.visit("/?search=tv")
            try page.expectNone(.link("Couch"))
            #expect(try page.field("Search").value == "tv")
            try page.back()
            try page.expect(.link("Couch"))
            #expect(try page.field("Search").value == "")
        }
    }

    @Test("A link to a search shows its results", arguments: Conditions.allCases)
    func linkToSearch(_ conditions: Conditions) throws {
        try withTestHost { host in
            let shopper = try Shopper(StubShop(conditions), "/?search=tv", on: host)
            try shopper.page.expect(.link("TV Stand"))
            try shopper.page.expectNone(.link("Couch"))
            #expect(try shopper.page.field("Search").value == "tv")
        }
    }
}
