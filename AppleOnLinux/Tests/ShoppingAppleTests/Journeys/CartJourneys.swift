import ShoppingFeatures
import Testing

@testable import ShoppingSwiftUI

@MainActor
@Suite("The cart on Apple's frameworks", .timeLimit(.minutes(10)))
struct CartJourneys {
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

    @Test("An order of 600 dollars or more is refused until a row is removed", arguments: ShopSetup.all)
    func refused(setup: ShopSetup) async throws {
        try await setup.withShop { shop in
            try await shop.addToCart(Product.samples)
            try await shop.tap("Show Cart")
            try await shop.placeOrder(until: "Insufficient funds!")
            try await shop.see("Total: $1,099.97")
            try await shop.tap("Remove Couch")
            try await shop.see("Total: $499.98")
            try await shop.doNotSee("Insufficient funds!")
            try await shop.placeOrder(until: "Receipt")
            try await shop.see("Total: $499.98")
        }
    }

    @Test("Removing a row shows its progress and its failure", arguments: FrontEnd.allCases)
    func removing(frontEnd: FrontEnd) async throws {
        let data = PreviewShop(cart: .small, writing: .failure)
        let shop = frontEnd.open(data)
        try await shop.tap("Show Cart")
        try await shop.tap("Remove Ottoman")
        try await shop.see("The shop cannot be reached right now.")
        data.writing = .nothing
        try await shop.tap("Retry")
        try await shop.see("Removing Ottoman")
        #expect(!shop.canPress("Place Order"))
    }

    @Test("Placing an order shows its progress", arguments: FrontEnd.allCases)
    func ordering(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop(cart: .small, writing: .nothing))
        try await shop.tap("Show Cart")
        try await shop.tap("Place Order")
        try await shop.see("Processing...")
        #expect(!shop.canPress("Remove Ottoman"))
    }
}
