import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Journeys: favorites")
struct FavoriteJourneys {
    @Test("A favorite is shown in the grid, on its page, and at the next visit", arguments: Conditions.allCases)
    func toggle(_ conditions: Conditions) throws {
        try withTestHost { host in
            let shop = StubShop(conditions)
            let shopper = try Shopper(shop, on: host)
            try shopper.open("Couch")
            try shopper.press("Favorite")
            try shopper.page.expect(.button("Unfavorite"))
            try shopper.press("Back")
            try shopper.page.expect(.button("Unfavorite"), count: 1)
            try shopper.page.expect(.button("Favorite"), count: 2)

            let later = try Shopper(shop, "/products/3", on: host)
            try later.press("Unfavorite")
            try later.page.expect(.button("Favorite"))
            // The other window follows.
            try shopper.settle()
            try shopper.page.expect(.button("Favorite"), count: 3)
        }
    }
}
