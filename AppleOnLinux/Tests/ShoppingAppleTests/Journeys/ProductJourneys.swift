import ShoppingFeatures
import Testing

@testable import ShoppingSwiftUI

@MainActor
@Suite("Products on Apple's frameworks", .timeLimit(.minutes(10)))
struct ProductJourneys {
    @Test("The tabs show the products and the account", arguments: ShopSetup.all)
    func tabs(setup: ShopSetup) async throws {
        try await setup.withShop { shop in
            try await shop.see(shop.nameInGrid(of: .ottoman))
            try await shop.tap("Account")
            for page in ["Profile", "Favorites", "Orders", "Settings"] { try await shop.see(page) }
            try await shop.doNotSee(shop.nameInGrid(of: .ottoman))
            try await shop.tap("Products")
            try await shop.see(shop.nameInGrid(of: .ottoman))
        }
    }

    @Test("Each product has a page", arguments: ShopSetup.all)
    func pages(setup: ShopSetup) async throws {
        try await setup.withShop { shop in
            for product in Product.samples {
                try await shop.open(product)
                try await shop.see(product.price.description)
                try await shop.tap("Back")
            }
        }
    }

    @Test("A search shows the products with these words", arguments: ShopSetup.all)
    func search(setup: ShopSetup) async throws {
        try await setup.withShop { shop in
            try await shop.see(shop.nameInGrid(of: .couch))
            try shop.type("stand", into: "Search")
            try await shop.doNotSee(shop.nameInGrid(of: .couch))
            try await shop.see(shop.nameInGrid(of: .tvStand))
            try shop.type("", into: "Search")
            try await shop.see(shop.nameInGrid(of: .couch))
        }
    }

    @Test("A failure to load is shown, and can be retried", arguments: FrontEnd.allCases)
    func failure(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop(reading: .failure))
        try await shop.see("The shop cannot be reached right now.")
        try await shop.tap("Retry")
        try await shop.see("The shop cannot be reached right now.")
    }

    @Test("Loading is shown", arguments: FrontEnd.allCases)
    func loading(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop(reading: .nothing))
        try await shop.see("Loading...")
        try await shop.see("Show Cart")
        try await shop.see("Loading...")
    }
}
