import ShoppingFeatures
@testable import ShoppingSwiftUI
import Testing

@MainActor
@Suite("Favorites on Apple's frameworks", .timeLimit(.minutes(1)))
struct FavoriteJourneys {
    @Test("A favorite toggles, and keeps its value between visits", arguments: FrontEnd.allCases)
    func toggles(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop())
        try await shop.open(.ottoman)
        try await shop.tap("Favorite")
        await shop.see("Unfavorite")
        try await shop.tap("Back")
        try await shop.open(.ottoman)
        try await shop.tap("Unfavorite")
        await shop.see("Favorite")
        try await shop.tap("Back")
        try await shop.open(.ottoman)
        await shop.see("Favorite")
        await shop.doNotSee("Unfavorite")
    }

    @Test("A favorite that is removed in the list is none on the product's page", arguments: FrontEnd.allCases)
    func removed(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop())
        try await shop.open(.couch)
        try await shop.tap("Favorite")
        await shop.see("Unfavorite")
        try await shop.tap("Account")
        try await shop.tap("Favorites")
        try await shop.tap("Delete Couch")
        await shop.see("You have no favorite products.")
        try await shop.tap("Products")
        await shop.see(Product.couch.summary)
        await shop.see("Favorite")
        await shop.doNotSee("Unfavorite")
    }

    @Test("Many favorites are added and removed", arguments: FrontEnd.allCases)
    func many(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop())
        for product in Product.samples {
            try await shop.open(product)
            try await shop.tap("Favorite")
            await shop.see("Unfavorite")
            try await shop.tap("Back")
        }
        try await shop.tap("Account")
        try await shop.tap("Favorites")
        for product in Product.samples { await shop.see("Delete \(product.name)") }
        for product in Product.samples {
            try await shop.tap("Delete \(product.name)")
            await shop.doNotSee("Delete \(product.name)")
        }
        await shop.see("You have no favorite products.")
    }

    @Test("A favorite that cannot be removed says so, and can be tried again", arguments: FrontEnd.allCases)
    func failure(frontEnd: FrontEnd) async throws {
        let data = PreviewShop(favorites: Product.samples, writing: .failure)
        let shop = frontEnd.open(data)
        try await shop.tap("Account")
        try await shop.tap("Favorites")
        try await shop.tap("Delete Couch")
        await shop.see("The shop cannot be reached right now.")
        data.writing = .success
        try await shop.tap("Retry")
        await shop.doNotSee("Couch")
        await shop.see("Delete Ottoman")
    }
}
