import SwiftUI
import Testing
import VSM

@MainActor
@Suite("A field and the states around it", .timeLimit(.minutes(10)))
struct RenamingViewTests {
    @Test("A field in two branches is two fields, and the second has nothing of the first")
    func twoFields() async throws {
        let host = HostedView { TwoFieldsView(state: .editing(RenamingModel { _ in })) }
        try host.press("Rules")
        #expect(host.description.contains("at most 20 letters"))
        try host.press("Save")
        #expect(!host.description.contains("at most 20 letters"))
        await host.wait(for: "Save")
        #expect(!host.description.contains("at most 20 letters"))
    }

    @Test("A field outside of the branches stays the same field")
    func oneField() async throws {
        let host = HostedView { OneFieldView(state: .editing(RenamingModel { _ in })) }
        try host.press("Rules")
        try host.press("Save")
        #expect(host.description.contains("at most 20 letters"))
        #expect(throws: HostedView.ControlNotFound.self) { try host.type("A", into: "Name") }
        await host.wait(for: "Save")
        #expect(host.description.contains("at most 20 letters"))
    }
}
