import SwiftUI
import Testing

private struct Lamp: View {
    @SwiftUI.State private var isDark = false

    var body: some View {
        Button("Switch") { isDark.toggle() }
        Shade().environment(\.colorScheme, isDark ? .dark : .light)
    }
}

private struct Shade: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View { Text("It is \(colorScheme == .dark ? "dark" : "light")") }
}

private struct Pages: View {
    var body: some View {
        NavigationView {
            NavigationLink("Next") { Page() }
        }
    }
}

private struct Page: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Done") { dismiss() } }
}

@Observable
private final class Settings {
    var name = "Jane"
}

private struct Name: View {
    @Environment(Settings.self) private var settings

    var body: some View {
        Text("I am \(settings.name)")
        Button("Rename") { settings.name = "Emma" }
    }
}

@MainActor
@Suite("The environment")
struct EnvironmentTests {
    @Test("A view that has not changed itself shows a change of its environment")
    func changes() throws {
        let host = HostedView { Lamp() }
        #expect(host.description.contains("It is light"))
        try host.press("Switch")
        #expect(host.description.contains("It is dark"))
    }

    @Test("A page of a stack dismisses itself")
    func dismissal() throws {
        let host = HostedView { Pages() }
        try host.press("Next")
        try host.press("Done")
        #expect(!host.description.contains("Done"))
    }

    @Test("An observable object of the environment updates its views")
    func objects() throws {
        let settings = Settings()
        let host = HostedView { Name().environment(settings) }
        #expect(host.description.contains("I am Jane"))
        try host.press("Rename")
        #expect(host.description.contains("I am Emma"))
    }
}
