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
