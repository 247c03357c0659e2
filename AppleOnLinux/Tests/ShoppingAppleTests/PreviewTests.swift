import HeadlessHosts
import SwiftUI
import Testing

@testable import ShoppingSwiftUI

@MainActor
@Suite("Previews", .timeLimit(.minutes(10)))
struct PreviewTests {
    @Test("The cart has a preview of each state")
    func cart() async {
        await expect(
            HostedView { CartPreviews.previews },
            [
                "Loading...", "The shop cannot be reached right now.", "Your cart is empty.", "Remove Ottoman",
                "Removing Ottoman", "Retry", "Processing...", "Insufficient funds!", "Receipt",
            ]
        )
        await expect(HostedView { CartButtonPreviews.previews }, ["Show Cart", "\"3\"", "Count the cart again"])
    }

    @Test("The products have a preview of each state")
    func products() async {
        await expect(
            HostedView { ProductsPreviews.previews },
            ["Loading...", "Couch", "cannot be reached", "Retry", "Favorite", "Unfavorite"]
        )
        await expect(
            HostedView { ProductDetailPreviews.previews },
            [
                "Loading...", "Add to Cart", "Processing...", "It is in your cart.", "We do not sell this.",
                "cannot be reached", "Retry",
            ]
        )
        await expect(
            HostedView { FavoriteButtonPreviews.previews },
            ["ProgressView", "\"Favorite\"", "\"Unfavorite\"", "\"Unfavorite\" (disabled)", "Retry"]
        )
    }

    @Test("The account has a preview of each state")
    func account() async {
        await expect(HostedView { MainPreviews.previews }, ["Products", "cannot be reached"])
        await expect(HostedView { FavoritesPreviews.previews }, ["no favorite products", "Delete Couch", "Retry"])
        await expect(HostedView { OrdersPreviews.previews }, ["not ordered anything", "Order 1,", "Retry"])
        await expect(
            HostedView { ProfilePreviews.previews },
            ["\"SomeUser\"", "Saving...", "cannot be empty", "cannot be reached"]
        )
        await expect(
            HostedView { SettingsPreviews.previews },
            ["Newsletter", "Saving...", "\"Price Alerts\" = true", "cannot be reached"]
        )
    }

    private func expect(_ host: HostedView, _ texts: [String], _ location: SourceLocation = #_sourceLocation) async {
        for text in texts {
            let failure = await host.explainWait("\(text) is not shown") { $0.description.contains(text) }
            if let failure { return _ = Issue.record("\(failure)", sourceLocation: location) }
        }
    }
}
