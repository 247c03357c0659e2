import SwiftUI
import Testing

@MainActor
@Suite("Tabs", .timeLimit(.minutes(10)))
struct TabTests {
    private let journal = Journal()

    @Test("A tab appears when it is first selected, by its tag, and keeps its state")
    func tabs() async {
        let window = Window(Tabs(journal: journal))
        await journal.expect(["second"])
        journal.use("second")
        await journal.expect("second", shows: "1")
        journal.use("one")
        await journal.expect("selected", shows: "first")
        await journal.expect("first", shows: "0")
        await journal.expect(["second", "first"])
        journal.use("two")
        await journal.expect("selected", shows: "second")
        journal.use("second")
        await journal.expect("second", shows: "2")
        withExtendedLifetime(window) {}
    }
}

private struct Counter: View {
    let name: String
    let journal: Journal
    @SwiftUI.State private var count = 0

    var body: some View {
        journal.text(name, "\(count)") { count += 1 }
            .onAppear { if !journal.events.contains(name) { journal.events.append(name) } }
    }
}

private struct Tabs: View {
    let journal: Journal
    @SwiftUI.State private var selected = "second"

    var body: some View {
        TabView(selection: $selected) {
            Counter(name: "first", journal: journal)
                .tabItem { Text("One") }
                .tag("first")
            Counter(name: "second", journal: journal)
                .tag("second")
                .tabItem { Text("Two") }
        }
        journal.text("selected", selected)
        journal.text("one", "One") { selected = "first" }
        journal.text("two", "Two") { selected = "second" }
    }
}
