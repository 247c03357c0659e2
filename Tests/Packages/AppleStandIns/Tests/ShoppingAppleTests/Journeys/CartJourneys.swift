import ShoppingFeatures
@testable import ShoppingSwiftUI
import Testing

@MainActor
@Suite("The cart on Apple's frameworks", .timeLimit(.minutes(1)))
struct CartJourneys {
    @Test("The badge counts what is in the cart, everywhere", arguments: FrontEnd.allCases)
    func badge(frontEnd: FrontEnd) async throws {
        let data = PreviewShop()
        let shop = frontEnd.open(data)
        let other = frontEnd.open(data)
        await shop.see("Show Cart")
        await shop.see("Cart Item Count", with: nil)
        try await shop.open(.ottoman)
        for count in 1...3 {
            try await shop.tap("Add to Cart")
            await shop.see("Cart Item Count", with: "\(count)")
            await other.see("Cart Item Count", with: "\(count)")
        }
        try await shop.tap("Back")
        await shop.see("Cart Item Count", with: "3")
        try await shop.tap("Account")
        await shop.see("Cart Item Count", with: "3")
        try await shop.tap("Show Cart")
        try await shop.tap("Remove Ottoman")
        await other.see("Cart Item Count", with: "2")
        try await shop.tap("Close")
        await shop.see("Cart Item Count", with: "2")
    }

    @Test("The total follows as rows go", arguments: FrontEnd.allCases)
    func totals(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop())
        try await shop.addToCart(Product.samples)
        try await shop.tap("Show Cart")
        await shop.see("Total: $1,099.97")
        try await shop.tap("Remove Ottoman")
        await shop.see("Total: $899.98")
        try await shop.tap("Remove TV Stand")
        await shop.see("Total: $599.99")
        try await shop.tap("Remove Couch")
        await shop.see("Total: $0.00")
        await shop.see("Your cart is empty.")
    }

    @Test("An order of one product ends with a receipt", arguments: FrontEnd.allCases)
    func order(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop())
        try await shop.addToCart([.ottoman])
        try await shop.tap("Show Cart")
        try await shop.tap("Place Order")
        await shop.see("Receipt")
        await shop.see("Ottoman")
        await shop.see("Total: $199.99")
        await shop.doNotSee("Place Order")
        try await shop.tap("Close")
        await shop.see("Cart Item Count", with: nil)
        try await shop.tap("Show Cart")
        await shop.see("Your cart is empty.")
    }

    @Test("An order of 600 dollars or more is refused until a row is removed", arguments: FrontEnd.allCases)
    func refused(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop(cart: .large))
        try await shop.tap("Show Cart")
        try await shop.tap("Place Order")
        await shop.see("Insufficient funds!")
        await shop.see("Total: $1,099.97")
        try await shop.tap("Remove Couch")
        await shop.doNotSee("Insufficient funds!")
        try await shop.tap("Place Order")
        await shop.see("Receipt")
        await shop.see("Total: $499.98")
    }

    @Test("A row that is being removed, or cannot be, says so", arguments: FrontEnd.allCases)
    func removing(frontEnd: FrontEnd) async throws {
        let data = PreviewShop(cart: .small, writing: .failure)
        let shop = frontEnd.open(data)
        try await shop.tap("Show Cart")
        try await shop.tap("Remove Ottoman")
        await shop.see("The shop cannot be reached right now.")
        data.writing = .nothing
        try await shop.tap("Retry")
        await shop.see("Removing Ottoman")
        #expect(!shop.canPress("Place Order"))
    }

    @Test("An order that is being placed says so", arguments: FrontEnd.allCases)
    func ordering(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop(cart: .small, writing: .nothing))
        try await shop.tap("Show Cart")
        try await shop.tap("Place Order")
        await shop.see("Processing...")
        #expect(!shop.canPress("Remove Ottoman"))
    }
}
