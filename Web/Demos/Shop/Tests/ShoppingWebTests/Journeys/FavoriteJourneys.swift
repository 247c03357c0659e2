import ShoppingFeatures
import Testing
import VSM
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

    @Test("A product that is deleted from the favorites is not a favorite on its page", arguments: Conditions.allCases)
    func delete(_ conditions: Conditions) throws {
        try withTestHost { host in
            let shopper = try Shopper(StubShop(conditions), on: host)
            try shopper.open("Couch")
            try shopper.press("Favorite")
            try shopper.openAccount("Favorites")
            try shopper.follow("Couch")
            try shopper.page.expect(.button("Unfavorite"))
            try shopper.openAccount("Favorites")
            try shopper.press("Delete Couch")
            try shopper.page.expect(.text("You have no favorite products."))
            try shopper.open("Couch")
            try shopper.page.expect(.button("Favorite"))
        }
    }

    @Test("All products become favorites and are deleted one by one", arguments: Conditions.allCases)
    func many(_ conditions: Conditions) throws {
        try withTestHost { host in
            let shop = StubShop(conditions)
            let shopper = try Shopper(shop, on: host)
            try shopper.openAccount("Favorites")
            try shopper.page.expect(.text("You have no favorite products."))
            try shopper.follow("Products")
            for product in shop.products {
                try shopper.page.item(.containing(product.name)).button("Favorite").click()
                try shopper.settle()
            }
            try shopper.page.expect(.button("Unfavorite"), count: 3)

            try shopper.openAccount("Favorites")
            for (index, product) in shop.products.enumerated() {
                try shopper.page.expect(.button(.containing("Delete")), count: 3 - index)
                try shopper.press("Delete \(product.name)")
            }
            try shopper.page.expect(.text("You have no favorite products."))
            #expect(shop.favorites.value.isEmpty)
        }
    }
}
