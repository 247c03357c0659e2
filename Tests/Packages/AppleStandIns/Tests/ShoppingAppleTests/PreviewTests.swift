import SwiftUI
import Testing

@testable import ShoppingSwiftUI

@MainActor
@Suite("Previews", .timeLimit(.minutes(10)))
struct PreviewTests {
    @Test("The cart has a preview of each state")
    func cart() {
        expect(
            HostedView { CartPreviews.previews },
            [
                "Loading...", "The shop cannot be reached right now.", "Your cart is empty.", "Remove Ottoman",
                "Removing Ottoman", "Retry", "Processing...", "Insufficient funds!", "Receipt",
            ]
        )
        expect(HostedView { CartButtonPreviews.previews }, ["Show Cart", "\"3\"", "Count the cart again"])
    }

    @Test("The products have a preview of each state")
    func products() async {
        let products = HostedView { ProductsPreviews.previews }
        await products.wait { $0.description.contains("Couch") && $0.description.contains("cannot be reached") }
        expect(products, ["Loading...", "Retry", "Favorite", "Unfavorite"])
        let detail = HostedView { ProductDetailPreviews.previews }
        await detail.wait {
            $0.description.contains("It is in your cart.") && $0.description.contains("Processing...")
                && $0.description.contains("We do not sell this.") && $0.description.contains("cannot be reached")
        }
        expect(detail, ["Loading...", "Add to Cart", "Processing...", "It is in your cart.", "Retry"])
        expect(
            HostedView { FavoriteButtonPreviews.previews },
            ["ProgressView", "\"Favorite\"", "\"Unfavorite\"", "\"Unfavorite\" (disabled)", "Retry"]
        )
    }

    @Test("The account has a preview of each state")
    func account() async {
        let main = HostedView { MainPreviews.previews }
        await main.wait { $0.description.contains("Products") && $0.description.contains("cannot be reached") }
        expect(HostedView { FavoritesPreviews.previews }, ["no favorite products", "Delete Couch", "Retry"])
        expect(HostedView { OrdersPreviews.previews }, ["not ordered anything", "Order 1,", "Retry"])
        expect(
            HostedView { ProfilePreviews.previews },
            ["\"SomeUser\"", "Saving...", "cannot be empty", "cannot be reached"]
        )
        expect(
            HostedView { SettingsPreviews.previews },
            ["Convenience Binding 1", "Saving...", "\"Custom Binding\" = true", "cannot be reached"]
        )
    }

    private func expect(_ host: HostedView, _ texts: [String], _ location: SourceLocation = #_sourceLocation) {
        for text in texts {
            #expect(host.description.contains(text), "\(text)", sourceLocation: location)
        }
    }
}
