import XCTest

/// Journeys through the shop on the screen.
final class Journeys: XCTestCase {
    override func setUp() {
        continueAfterFailure = false
    }

    @MainActor
    func testAnOrderEndsWithAReceipt() {
        let shopper = Shopper()
        shopper.open("Ottoman")
        shopper.tap("Add to Cart")
        shopper.see("It is in your cart.")
        shopper.tap("Show Cart")
        shopper.see("Total: $199.99")
        shopper.tap("Place Order")
        shopper.see("Receipt")
        shopper.tap("Close")
        shopper.tap("Show Cart")
        shopper.see("Your cart is empty.")
    }

    @MainActor
    func testAFavoriteIsListed() {
        let shopper = Shopper()
        shopper.open("Couch")
        shopper.tap("Favorite")
        shopper.see("Unfavorite")
        shopper.tap("Account")
        shopper.tap("Favorites")
        shopper.see("Couch")
    }

    @MainActor
    func testASettingIsSaved() {
        let shopper = Shopper()
        shopper.tap("Account")
        shopper.tap("Settings")
        shopper.turn("Price Alerts")
        shopper.see("Saved")
    }

    @MainActor
    func testAUserNameIsSaved() {
        let shopper = Shopper()
        shopper.tap("Account")
        shopper.tap("Profile")
        shopper.see("SomeUser")
        shopper.type("!")
        shopper.see("Saved")
    }
}
