import SwiftUI
import Testing
import VSM

@MainActor
@Suite("A form with failures", .timeLimit(.minutes(10)))
struct RenamingFormTests {
    @Test("An alert of a state is shown while the state has it, and its button saves again")
    func triesAgain() async throws {
        let host = form(failingWith: .offline)
        try host.press("Save")
        await host.wait(for: "You are offline.")
        try host.press("Try Again")
        // SwiftUI has dismissed the alert, which did not end the action.
        #expect(!host.description.contains("You are offline."))
        #expect(throws: HostedView.ControlNotFound.self) { try host.press("Save") }
        await host.wait(for: "You are offline.")
    }

    @Test("After the alert is dismissed, the form can be used again")
    func cancels() async throws {
        let host = form(failingWith: .offline)
        try host.press("Save")
        await host.wait(for: "You are offline.")
        try host.press("Cancel")
        #expect(!host.description.contains("Alert"))
        try host.press("Save")
        await host.wait(for: "You are offline.")
    }

    @Test("A refused name is explained, and its field has the focus")
    func focuses() async throws {
        let host = form(failingWith: .nameIsTaken)
        #expect(!host.description.contains("20 letters"))
        try host.press("Save")
        await host.wait(for: "Another list has this name.")
        #expect(host.description.contains("20 letters"))
        #expect(!host.description.contains("Alert"))
    }

    private func form(failingWith failure: RenamingFailure) -> HostedView {
        HostedView { RenamingForm(state: .editing(RenamingModel { _ in throw failure })) }
    }
}
