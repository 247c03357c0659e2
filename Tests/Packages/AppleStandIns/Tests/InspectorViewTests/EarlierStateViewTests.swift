import SwiftUI
import Testing
import VSM

@_spi(Inspection) @testable import VSMInspector

@MainActor
@Suite("Earlier states in an app", .timeLimit(.minutes(10)))
struct EarlierStateViewTests {
    private let inspector = Inspector(files: SourceFiles(folder: "")) { 0 }

    /// An app that shows a view beside its inspector.
    private func app(_ view: some View) -> HostedView {
        withContainerObserver(inspector) { HostedView { view.modifier(InspectorButton(inspector: inspector)) } }
    }

    private func show(_ line: String, in host: HostedView) throws {
        let lines = host.reachable.filter { $0.name == "Button" && $0.allText.hasPrefix("0.000") }
        try #require(lines.first { $0.allText.contains(line) }).press?()
        try host.press("Show this state")
    }

    @Test("A view shows an earlier state in place, and then the current one")
    func inPlace() async throws {
        let host = app(ParcelView())
        try host.press("Send")
        #expect(host.description.contains("Sent: 7"))
        try host.press("Inspect")
        try host.press("ParcelViewState sent")
        try show("→ packed", in: host)
        await host.wait(for: "Button \"Send\"")
        #expect(!host.description.contains("Sent: 7"))
        await host.wait(for: "The app shows an earlier state, and is read-only.")
        try host.press("Show the current state")
        await host.wait(for: "Sent: 7")
    }

    @Test("A container in a state object, and a binding to its state, show the earlier state")
    func binding() async throws {
        let host = app(NameView())
        try host.type("Ada", into: "Name")
        try host.press("Inspect")
        try host.press("NameViewState NameViewState")
        try show("created", in: host)
        await host.wait(for: "Hello, nobody")
        #expect(host.description.contains("TextField \"Name\" = \"nobody\""))
        await host.wait(for: "Show the current state")
        try host.press("Show the current state")
        await host.wait(for: "Hello, Ada")
    }

    @Test("Closing the inspector shows the current states again")
    func closing() async throws {
        let host = app(ParcelView())
        try host.press("Send")
        try host.press("Inspect")
        try host.press("ParcelViewState sent")
        try show("→ packed", in: host)
        await host.wait(for: "Button \"Send\"")
        try host.press("Back")
        #expect(!host.description.contains("Sent: 7"))
        try host.press("Close")
        await host.wait(for: "Sent: 7")
    }
}

private struct NameViewState {
    var name = "nobody"

    func rename(_ name: String) -> NameViewState { NameViewState(name: name) }
}

private struct NameView: View, @MainActor ViewStateRendering {
    @StateObject var container: StateContainer<NameViewState>

    init() {
        _container = .init(state: NameViewState())
    }

    var body: some View {
        Text("Hello, \(state.name)")
        TextField("Name", text: bind(\.name, to: { $0.rename($1) }))
    }
}
