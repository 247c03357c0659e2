import SwiftUI
import Testing
import VSM

@MainActor
@Suite("The recipe's views in an app", .timeLimit(.minutes(10)))
struct RecipeViewTests {
    @Test("Views that share a repository show each other's changes")
    func shared() throws {
        let host = HostedView(KitchenApp())
        #expect(host.description.contains("Text \"Soup for 2\""))
        try host.type("Stew", into: "Title")
        #expect(host.description.contains("Text \"Draft of Stew\""))
        try host.press("Save")
        #expect(host.description.contains("Text \"Stew for 2\""))
        #expect(host.description.contains("TextField \"Title\" = \"Stew\""))
    }

    @Test("A bound value changes the state and keeps unsaved edits")
    func bound() throws {
        let host = HostedView(KitchenApp())
        try host.turn("For four", on: true)
        #expect(host.description.contains("Toggle \"For four\" = true"))
    }

    @Test("A failure to save is shown, and can be retried or cancelled")
    func cancels() throws {
        let host = HostedView(KitchenApp())
        try host.type("", into: "Title")
        try host.press("Save")
        try host.press("Again")
        try host.press("Cancel: NoTitle(), no bowls")
        #expect(host.description.contains("Button \"Save\""))
    }

    @Test("A preview shows a state that was created manually")
    func preview() throws {
        let host = HostedView { ShowRecipePreviews.previews }
        try host.press("Retry: no connection")
        #expect(host.description == "Text \"Soup for 2\"")
    }
}
