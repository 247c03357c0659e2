import SwiftUI
import Testing
import VSM

@MainActor
@Suite("An app that was written from the guides", .timeLimit(.minutes(10)))
struct PlantsTests {
    private func host(_ store: PlantStore) -> HostedView {
        HostedView(PlantsApp(dependencies: PlantsApp.Dependencies(plantStore: store)))
    }

    @Test("The list shows, finds and removes plants")
    func list() async throws {
        let host = host(PlantStore([Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Cactus")]))
        await host.wait(for: "2 plants")
        try host.type("fe", into: "Search")
        #expect(host.description.contains("Fern"))
        #expect(!host.description.contains("Cactus"))
        try host.press("Delete Fern")
        await host.wait(for: "0 plants")
        try host.type("", into: "Search")
        await host.wait(for: "1 plants")
        try await host.pullToRefresh()
        #expect(host.description.contains("Cactus"))
    }

    @Test("A plant is watered and removed on its page, which then closes")
    func detail() async throws {
        let host = host(PlantStore([Plant(id: 1, name: "Fern", note: "A gift")]))
        await host.wait(for: "Fern")
        try host.press("Fern")
        #expect(host.description.contains("A gift"))
        try host.press("Water")
        await host.wait { !$0.reachable.contains { $0.name == "Button" && $0.text == "Water" && $0.isEnabled } }
        await host.wait { $0.reachable.contains { $0.text == "Remove" && $0.isEnabled } }
        try host.press("Remove")
        try host.press("Yes, Remove It")
        await host.wait(for: "0 plants")
    }

    @Test("The form adds a plant, and refuses a name that is taken")
    func form() async throws {
        let host = host(PlantStore([Plant(id: 1, name: "Fern")]))
        await host.wait(for: "1 plants")
        try host.press("Add")
        #expect(throws: HostedView.ControlNotFound.self) { try host.press("Save") }
        try host.type("Fern", into: "Name")
        try host.press("Save")
        await host.wait(for: "Another plant has this name.")
        try host.type("Ivy", into: "Name")
        try host.press("shade")
        try host.press("Save")
        await host.wait(for: "2 plants")
    }

    @Test("Without a connection, the list can be loaded again")
    func offline() async throws {
        let host = host(PlantStore(failingWith: .offline))
        await host.wait(for: "You are offline.")
        try host.press("Try Again")
        await host.wait(for: "You are offline.")
    }

    @Test("The settings change with their controls")
    func settings() throws {
        let host = host(PlantStore())
        try host.press("Settings")
        #expect(!host.description.contains("At 8"))
        try host.turn("Remind Me", on: true)
        try host.press("Increment")
        #expect(host.description.contains("At 9"))
        try host.turn("Compact", on: true)
        try host.press("Help")
        #expect(host.description.contains("Water."))
    }
}
