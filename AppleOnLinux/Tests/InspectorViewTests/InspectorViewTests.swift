import SwiftUI
import Testing
import VSM

@_spi(Inspection) @testable import VSMInspector

@MainActor
@Suite("The inspector in an app", .timeLimit(.minutes(10)))
struct InspectorViewTests {
    private let inspector = Inspector(
        files: SourceFiles(folder: "")
    ) { 0 }

    private func inspected() -> StateContainer<ParcelViewState> {
        withContainerObserver(inspector) { StateContainer(state: .packed(ParcelModel())) }
    }

    @Test("The list has each container with its state, which it follows")
    func list() async {
        let container = inspected()
        let host = HostedView { AppInspectorView(inspector) }
        #expect(host.description.contains("ParcelViewState"))
        #expect(host.description.contains("\"packed\""))
        container.observe(ParcelModel().send(number: 7))
        await host.wait(for: "\"sent\"")
    }

    @Test("The container that changed last is first, and closed ones are listed below the open ones")
    func order() async throws {
        var first: StateContainer<ParcelViewState>? = inspected()
        let second = inspected()
        #expect(inspector.record.latestContainers.map(\.id) == [2, 1])
        first?.observe(ParcelModel().send(number: 7))
        #expect(inspector.record.latestContainers.map(\.id) == [1, 2])
        first = nil
        let host = HostedView { AppInspectorView(inspector) }
        let lines = host.description.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let closed = try #require(lines.firstIndex(of: "Text \"Closed\""))
        #expect(lines[..<closed].contains("Text \"packed\""))
        #expect(lines[closed...].contains("Text \"sent\""))
        withExtendedLifetime(second) {}
    }

    @Test("The details have the diagram with the current state, and the journey with what changed")
    func details() throws {
        let container = inspected()
        container.observe(ParcelModel().send(number: 7))
        let host = HostedView { AppInspectorView(inspector) }
        try host.press("ParcelViewState sent")
        #expect(host.reachable.contains { $0.label == "ParcelViewState: sent" })
        #expect(host.reachable.contains { $0.name == "ShareLink" && $0.value?.contains("packed --> sent") == true })
        try pressLine("→ sent", in: host)
        #expect(host.description.contains("+ 7"))
        #expect(host.description.contains("− packed"))
        try pressLine("→ sent", in: host)
        #expect(!host.description.contains("+ 7"))
    }

    @Test("Resume gives the container an earlier state again")
    func resume() async throws {
        let container = inspected()
        container.observe(ParcelModel().send(number: 7))
        let host = HostedView { AppInspectorView(inspector) }
        try host.press("ParcelViewState sent")
        try pressLine("→ packed", in: host)
        try host.press("Resume here")
        await host.wait(for: "resumed in the inspector")
        guard case .packed = container.state else {
            Issue.record("The state is \(container.state).")
            return
        }
    }

    @Test("The journey can be searched, and reduced to changes")
    func search() throws {
        let container = inspected()
        container.observe(ParcelModel().send(number: 7))
        let host = HostedView { AppInspectorView(inspector) }
        try host.press("ParcelViewState sent")
        let count = lines(of: host).count
        try host.turn("Only changes", on: true)
        #expect(lines(of: host).count == 2)
        #expect(count >= 2)
        try host.type("CREATED", into: "Search the journey")
        #expect(lines(of: host).map(\.allText) == ["0.000 → packed created"])
        try host.type("nothing", into: "Search the journey")
        #expect(host.description.contains("No line matches."))
    }

    @Test("A chosen outcome is forced for a dependency")
    func outcomes() async throws {
        struct Unreachable: Error {}
        let outcomes = ForcedOutcomes()
        try await outcomes.pass("Post office") { Unreachable() }
        let host = HostedView { List { OutcomesSection(outcomes) } }
        #expect(host.description.contains("Picker \"Post office\""))
        try host.press("failing")
        await #expect(throws: Unreachable.self) { try await outcomes.pass("Post office") { Unreachable() } }
        await host.wait(for: "Button \"failing\" = \"selected\"")
    }

    @Test("A button shows the inspector in a sheet, which can be closed")
    func button() async throws {
        let container = inspected()
        let host = HostedView { Text("Parcels").modifier(InspectorButton(inspector: inspector)) }
        #expect(!host.description.contains("Sheet"))
        try host.press("Inspect")
        #expect(host.description.contains("ParcelViewState"))
        try host.press("Close")
        #expect(!host.description.contains("Sheet"))
        withExtendedLifetime(container) {}
    }

    @Test("Without a call of inspectContainers, the sheet says so")
    func nothing() {
        let host = HostedView { AppInspectorView(nil) }
        #expect(host.description.contains("Call inspectContainers() when the app starts."))
    }

    @Test("The inspector's own containers are not inspected")
    func ownContainers() throws {
        let container = inspected()
        let host = withContainerObserver(inspector) { HostedView { AppInspectorView(inspector) } }
        try withContainerObserver(inspector) { try host.press("ParcelViewState packed") }
        #expect(inspector.record.containers.count == 1)
        withExtendedLifetime(container) {}
    }

    @Test("The folder of a project is the one of its repository or its outermost package")
    func folder() {
        let folder = SourceFiles.folderOfProject(around: #filePath)
        #expect(FileManager.default.fileExists(atPath: folder + "/Sources/VSMInspector"))
        #expect(SourceFiles.folderOfProject(around: "/nowhere/Sources/App.swift") == "")
    }

    private func lines(of host: HostedView) -> [Node] {
        host.reachable.filter { $0.name == "Button" && $0.allText.hasPrefix("0.000") }
    }

    private func pressLine(_ text: String, in host: HostedView) throws {
        let line = try #require(lines(of: host).first { $0.allText.contains(text) })
        line.press?()
    }
}
