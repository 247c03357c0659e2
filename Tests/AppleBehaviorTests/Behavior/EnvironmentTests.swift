import SwiftUI
import Testing

@MainActor
@Suite("The environment of views", .timeLimit(.minutes(10)))
struct EnvironmentTests {
    private let journal = Journal()

    @Test("A view that has not changed itself shows a change of its environment")
    func changes() async {
        let isDark = Input(false)
        let shade = Shade(journal: journal)
        let window = Window(Showing(isDark) { shade.environment(\.colorScheme, $0 ? .dark : .light) })
        await journal.expect("shade", shows: "light")
        isDark.value = true
        await journal.expect("shade", shows: "dark")
        withExtendedLifetime(window) {}
    }

    @Test("A page of a stack dismisses itself")
    func dismissal() async {
        let window = Window(Pages(journal: journal))
        await journal.expect("first page", shows: "false")
        journal.use("first page")
        await journal.expect("second page", shows: "shown")
        await journal.expect("first page", shows: "true")
        journal.use("second page")
        await journal.expect("first page", shows: "false")
        withExtendedLifetime(window) {}
    }

    @Test("An observable object of the environment updates its views")
    func objects() async {
        let settings = Settings()
        let window = Window(NameView(journal: journal).environment(settings))
        await journal.expect("name", shows: "Jane")
        journal.use("name")
        await journal.expect("name", shows: "Emma")
        withExtendedLifetime(window) {}
    }
}

private struct Shade: View {
    let journal: Journal
    @Environment(\.colorScheme) private var colorScheme

    var body: some View { journal.text("shade", colorScheme == .dark ? "dark" : "light") }
}

private struct Pages: View {
    let journal: Journal
    @SwiftUI.State private var isPresented = false

    var body: some View {
        NavigationStack {
            journal.text("first page", "\(isPresented)") { isPresented = true }
                .navigationDestination(isPresented: $isPresented) { Page(journal: journal) }
        }
    }
}

private struct Page: View {
    let journal: Journal
    @Environment(\.dismiss) private var dismiss

    var body: some View { journal.text("second page", "shown") { dismiss() } }
}

@Observable
private final class Settings {
    var name = "Jane"
}

private struct NameView: View {
    let journal: Journal
    @Environment(Settings.self) private var settings

    var body: some View { journal.text("name", settings.name) { settings.name = "Emma" } }
}
