import ShoppingFeatures
import Testing

@testable import ShoppingSwiftUI

@MainActor
@Suite("The account on Apple's frameworks", .timeLimit(.minutes(10)))
struct AccountJourneys {
    @Test("A user name is edited, refused if it is empty, saved and kept", arguments: ShopSetup.all)
    func username(setup: ShopSetup) async throws {
        try await setup.withShop { shop in
            try await shop.tap("Account")
            try await shop.tap("Profile")
            try await shop.see("User Name", with: "SomeUser")
            try shop.type("", into: "User Name")
            try await shop.see("The user name cannot be empty.")
            try await shop.tap("Back")
            try await shop.tap("Profile")
            try await shop.see("User Name", with: "SomeUser")
            try shop.type("Ada", into: "User Name")
            try await shop.see("Saved")
            try await shop.tap("Back")
            try await shop.tap("Profile")
            try await shop.see("User Name", with: "Ada")
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

    @Test("Saving a user name shows its progress and its failure", arguments: FrontEnd.allCases)
    func savingUsername(frontEnd: FrontEnd) async throws {
        let data = PreviewShop(writing: .failure)
        let shop = frontEnd.open(data)
        try await shop.tap("Account")
        try await shop.tap("Profile")
        try await shop.see("User Name", with: "SomeUser")
        try shop.type("Ada", into: "User Name")
        try await shop.see("The shop cannot be reached right now.")
        data.writing = .nothing
        try await shop.tap("Retry")
        try await shop.see("Saving...")
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

    @Test("A setting that cannot be saved is reset, and can be retried", arguments: FrontEnd.allCases)
    func savingSettings(frontEnd: FrontEnd) async throws {
        let data = PreviewShop(writing: .failure)
        let shop = frontEnd.open(data)
        try await shop.tap("Account")
        try await shop.tap("Settings")
        try await shop.see("Price Alerts", with: "false")
        try shop.turn("Price Alerts", on: true)
        try await shop.see("The shop cannot be reached right now.")
        try await shop.see("Price Alerts", with: "false")
        data.writing = .success
        try await shop.tap("Retry")
        try await shop.see("Price Alerts", with: "true")
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
}
