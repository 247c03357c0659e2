import ShoppingFeatures
@testable import ShoppingSwiftUI
import Testing
import VSM

@MainActor
@Suite("The account on Apple's frameworks", .timeLimit(.minutes(1)))
struct AccountJourneys {
    @Test("A user name is edited, refused if it is empty, saved and kept", arguments: FrontEnd.allCases)
    func username(frontEnd: FrontEnd) async throws {
        let data = PreviewShop()
        let shop = frontEnd.open(data)
        try await shop.tap("Account")
        try await shop.tap("Profile")
        await shop.see("User Name", with: "SomeUser")
        try shop.type("", into: "User Name")
        await shop.see("The user name cannot be empty.")
        #expect(data.username.value == .initial)
        try shop.type("Ada", into: "User Name")
        await shop.doNotSee("The user name cannot be empty.")
        #expect(data.username.value.description == "Ada")
        try await shop.tap("Back")
        try await shop.tap("Profile")
        await shop.see("User Name", with: "Ada")
    }

    @Test("A user name that is being saved, or cannot be, says so", arguments: FrontEnd.allCases)
    func savingUsername(frontEnd: FrontEnd) async throws {
        let data = PreviewShop(writing: .failure)
        let shop = frontEnd.open(data)
        try await shop.tap("Account")
        try await shop.tap("Profile")
        await shop.see("User Name", with: "SomeUser")
        try shop.type("Ada", into: "User Name")
        await shop.see("The shop cannot be reached right now.")
        data.writing = .nothing
        try await shop.tap("Retry")
        await shop.see("Saving...")
    }

    @Test("Each setting is turned, and kept", arguments: FrontEnd.allCases)
    func settings(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop())
        try await shop.tap("Account")
        try await shop.tap("Settings")
        for setting in Setting.allCases {
            await shop.see(setting.title, with: "false")
            try shop.turn(setting.title, on: true)
            await shop.see(setting.title, with: "true")
        }
        try await shop.tap("Back")
        try await shop.tap("Settings")
        for setting in Setting.allCases {
            await shop.see(setting.title, with: "true")
            try shop.turn(setting.title, on: false)
            await shop.see(setting.title, with: "false")
        }
    }

    @Test("A setting that cannot be saved goes back, and can be tried again", arguments: FrontEnd.allCases)
    func savingSettings(frontEnd: FrontEnd) async throws {
        let data = PreviewShop(writing: .failure)
        let shop = frontEnd.open(data)
        try await shop.tap("Account")
        try await shop.tap("Settings")
        await shop.see("Custom Binding", with: "false")
        try shop.turn("Custom Binding", on: true)
        await shop.see("The shop cannot be reached right now.")
        await shop.see("Custom Binding", with: "false")
        data.writing = .success
        try await shop.tap("Retry")
        await shop.see("Custom Binding", with: "true")
    }

    @Test("The orders list what was bought, newest first", arguments: FrontEnd.allCases)
    func orders(frontEnd: FrontEnd) async throws {
        let shop = frontEnd.open(PreviewShop())
        try await shop.tap("Account")
        try await shop.tap("Orders")
        await shop.see("You have not ordered anything yet.")
        try await shop.tap("Products")
        for product in [Product.ottoman, .tvStand] {
            try await shop.addToCart([product])
            try await shop.tap("Show Cart")
            try await shop.tap("Place Order")
            await shop.see("Receipt")
            try await shop.tap("Close")
        }
        try await shop.tap("Account")
        await shop.doNotSee("You have not ordered anything yet.")
        let numbers = shop.description.matches(of: /Order (\d+),/).map(\.1)
        #expect(numbers == ["2", "1"])
    }
}
