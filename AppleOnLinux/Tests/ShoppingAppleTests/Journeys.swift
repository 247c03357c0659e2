import ShoppingFeatures
import Testing

@testable import ShoppingSwiftUI

/// Journeys through several features, or with data that stays; `ShoppingViewTests` explores each feature by itself.
@MainActor
@Suite("Journeys through the shop on Apple's frameworks", .timeLimit(.minutes(10)))
struct Journeys {
    @Test("The badge counts the products in the cart, on every screen", arguments: ShopSetup.all)
    func badge(setup: ShopSetup) async throws {
        try await setup.withTwoWindows { shop, other in
            try await shop.see("Show Cart")
            try await shop.see("Cart Item Count", with: nil)
            try await shop.open(.ottoman)
            for count in 1...3 {
                try await shop.tap("Add to Cart")
                try await shop.see("Cart Item Count", with: "\(count)")
                try await other.see("Cart Item Count", with: "\(count)")
            }
            try await shop.tap("Back")
            try await shop.see("Cart Item Count", with: "3")
            try await shop.tap("Account")
            try await shop.see("Cart Item Count", with: "3")
            try await shop.tap("Show Cart")
            try await shop.tap("Remove Ottoman")
            try await shop.see("2 × Ottoman")
            try await other.see("Cart Item Count", with: "2")
            try await shop.tap("Close")
            try await shop.see("Cart Item Count", with: "2")
        }
    }

    @Test("An order of one product ends with a receipt", arguments: ShopSetup.all)
    func order(setup: ShopSetup) async throws {
        try await setup.withShop { shop in
            try await shop.addToCart([.ottoman])
            try await shop.tap("Show Cart")
            try await shop.placeOrder(until: "Receipt")
            try await shop.see("Ottoman")
            try await shop.see("Total: $199.99")
            try await shop.doNotSee("Place Order")
            try await shop.tap("Close")
            try await shop.see("Cart Item Count", with: nil)
            try await shop.tap("Show Cart")
            try await shop.see("Your cart is empty.")
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

    @Test("A user name is saved even if the shopper leaves immediately", arguments: FrontEnd.allCases)
    func leaving(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop())
        try await shop.tap("Account")
        try await shop.tap("Profile")
        try await shop.see("User Name", with: "SomeUser")
        try shop.type("Grace", into: "User Name")
        try await shop.tap("Back")
        try await shop.tap("Profile")
        try await shop.see("User Name", with: "Grace")
    }

    @Test("The orders list the purchases, newest first", arguments: ShopSetup.all)
    func orders(setup: ShopSetup) async throws {
        try await setup.withShop { shop in
            try await shop.tap("Account")
            try await shop.tap("Orders")
            try await shop.see("You have not ordered anything yet.")
            try await shop.tap("Products")
            for product in [Product.ottoman, .tvStand] {
                try await shop.addToCart([product])
                try await shop.tap("Show Cart")
                try await shop.placeOrder(until: "Receipt")
                try await shop.tap("Close")
            }
            try await shop.tap("Account")
            try await shop.doNotSee("You have not ordered anything yet.")
            try await shop.reach("The orders are not listed") { shop in
                shop.description.matches(of: /Order (\d+),/).map(\.1) == ["2", "1"]
            }
        }
    }

    @Test("The total changes when rows are removed", arguments: ShopSetup.all)
    func totals(setup: ShopSetup) async throws {
        try await setup.withShop { shop in
            try await shop.addToCart(Product.samples)
            try await shop.tap("Show Cart")
            try await shop.see("Total: $1,099.97")
            try await shop.tap("Remove Ottoman")
            try await shop.see("Total: $899.98")
            try await shop.tap("Remove TV Stand")
            try await shop.see("Total: $599.99")
            try await shop.tap("Remove Couch")
            try await shop.see("Total: $0.00")
            try await shop.see("Your cart is empty.")
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

    @Test("Each setting can be changed and is kept", arguments: ShopSetup.all)
    func settings(setup: ShopSetup) async throws {
        try await setup.withShop { shop in
            try await shop.tap("Account")
            try await shop.tap("Settings")
            for setting in Setting.allCases {
                try await shop.see(setting.title, with: "false")
                try await shop.save(setting, on: true)
            }
            try await shop.tap("Back")
            try await shop.tap("Settings")
            for setting in Setting.allCases {
                try await shop.see(setting.title, with: "true")
                try await shop.save(setting, on: false)
            }
        }
    }
}
