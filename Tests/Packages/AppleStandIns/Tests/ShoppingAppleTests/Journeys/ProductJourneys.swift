import ShoppingFeatures
@testable import ShoppingSwiftUI
import Testing

@MainActor
@Suite("Products on Apple's frameworks", .timeLimit(.minutes(1)))
struct ProductJourneys {
    @Test("The tabs show the products and the account", arguments: FrontEnd.allCases)
    func tabs(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop())
        await shop.see(shop.nameInGrid(of: .ottoman))
        try await shop.tap("Account")
        for page in ["Profile", "Favorites", "Orders", "Settings"] { await shop.see(page) }
        await shop.doNotSee(shop.nameInGrid(of: .ottoman))
        try await shop.tap("Products")
        await shop.see(shop.nameInGrid(of: .ottoman))
    }

    @Test("Each product has a page", arguments: FrontEnd.allCases)
    func pages(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop())
        for product in Product.samples {
            try await shop.open(product)
            await shop.see(product.price.description)
            try await shop.tap("Back")
        }
    }

    @Test("A search shows the products with these words", arguments: FrontEnd.allCases)
    func search(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop())
        await shop.see(shop.nameInGrid(of: .couch))
        try shop.type("stand", into: "Search")
        await shop.doNotSee(shop.nameInGrid(of: .couch))
        await shop.see(shop.nameInGrid(of: .tvStand))
        try shop.type("", into: "Search")
        await shop.see(shop.nameInGrid(of: .couch))
    }

    @Test("What fails to load says so, and can be tried again", arguments: FrontEnd.allCases)
    func failure(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop(reading: .failure))
        await shop.see("The shop cannot be reached right now.")
        try await shop.tap("Retry")
        await shop.see("The shop cannot be reached right now.")
    }

    @Test("What is being loaded says so", arguments: FrontEnd.allCases)
    func loading(frontEnd: FrontEnd) async {
        let shop = frontEnd.open(PreviewShop(reading: .nothing))
        await shop.see("Loading...")
        await shop.see("Show Cart")
        await shop.see("Loading...")
    }
}
