import ShoppingFeatures
import Testing

@testable import ShoppingSwiftUI

@MainActor
@Suite("Favorites on Apple's frameworks", .timeLimit(.minutes(10)))
struct FavoriteJourneys {
    @Test("A favorite toggles, and keeps its value between visits", arguments: ShopSetup.all)
    func toggles(setup: ShopSetup) async throws {
        try await setup.withShop { shop in
            try await shop.open(.ottoman)
            try await shop.tap("Favorite")
            try await shop.seeButton("Unfavorite")
            try await shop.tap("Back")
            try await shop.open(.ottoman)
            try await shop.tap("Unfavorite")
            try await shop.seeButton("Favorite")
            try await shop.tap("Back")
            try await shop.open(.ottoman)
            try await shop.seeButton("Favorite")
            try await shop.doNotSee("Unfavorite")
        }
    }

    @Test(
        "A favorite that is removed from the list is no longer a favorite on the product's page",
        arguments: ShopSetup.all
    )
    func removed(setup: ShopSetup) async throws {
        try await setup.withShop { shop in
            try await shop.open(.couch)
            try await shop.tap("Favorite")
            try await shop.seeButton("Unfavorite")
            try await shop.tap("Account")
            try await shop.tap("Favorites")
            try await shop.tap("Delete Couch")
            try await shop.see("You have no favorite products.")
            try await shop.tap("Products")
            try await shop.see(Product.couch.summary)
            try await shop.seeButton("Favorite")
            try await shop.doNotSee("Unfavorite")
        }
    }

    @Test("Many favorites are added and removed", arguments: ShopSetup.all)
    func many(setup: ShopSetup) async throws {
        try await setup.withShop { shop in
            for product in Product.samples {
                try await shop.open(product)
                try await shop.tap("Favorite")
                try await shop.seeButton("Unfavorite")
                try await shop.tap("Back")
            }
            try await shop.tap("Account")
            try await shop.tap("Favorites")
            for product in Product.samples { try await shop.see("Delete \(product.name)") }
            for product in Product.samples {
                try await shop.tap("Delete \(product.name)")
                try await shop.doNotSee(product.name)
            }
            try await shop.see("You have no favorite products.")
        }
    }

    @Test("A failure to remove a favorite is shown, and can be retried", arguments: FrontEnd.allCases)
    func failure(frontEnd: FrontEnd) async throws {
        let data = PreviewShop(favorites: Product.samples, writing: .failure)
        let shop = frontEnd.open(data)
        try await shop.tap("Account")
        try await shop.tap("Favorites")
        try await shop.tap("Delete Couch")
        try await shop.see("The shop cannot be reached right now.")
        data.writing = .success
        try await shop.tap("Retry")
        try await shop.doNotSee("Couch")
        try await shop.see("Delete Ottoman")
    }
}
