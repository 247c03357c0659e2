import SwiftUI
import Testing

@MainActor
@Suite("Actions and tasks of views that appear, change and disappear", .timeLimit(.minutes(10)))
struct LifetimeTests {
    private let journal = Journal()

    @Test("A view calls its actions when it appears, when a value changes, and when it disappears")
    func actions() async {
        let entry = Input<String?>("first")
        let window = Window(
            Showing(entry) { [journal] entry in
                if let entry {
                    Text(entry)
                        .onAppear { journal.events.append("appears") }
                        .onDisappear { journal.events.append("disappears") }
                        .onChange(of: entry) { old, new in journal.events.append("\(old) to \(new)") }
                }
            }
        )
        await journal.expect(["appears"])
        entry.value = "second"
        await journal.expect(["appears", "first to second"])
        entry.value = nil
        await journal.expect(["appears", "first to second", "disappears"])
        withExtendedLifetime(window) {}
    }

    @Test("The task of a view runs until the view disappears")
    func task() async {
        let isShown = Input(true)
        let endless = AsyncStream.makeStream(of: Never.self)
        let window = Window(
            Showing(isShown) { [journal] in
                if $0 {
                    Text("Task").task {
                        journal.events.append("begins")
                        for await _ in endless.stream {}
                        journal.events.append("ends")
                    }
                }
            }
        )
        await journal.expect(["begins"])
        isShown.value = false
        await journal.expect(["begins", "ends"])
        withExtendedLifetime(window) {}
    }

    @Test("A task begins anew when its value changes, and the previous one is cancelled")
    func repeatedTask() async {
        let id = Input(1)
        let window = Window(
            Showing(id) { [journal] id in
                Text("Task").task(id: id) {
                    journal.events.append("\(id) begins")
                    let endless = AsyncStream.makeStream(of: Never.self)
                    for await _ in endless.stream {}
                    journal.events = (journal.events + ["\(id) ends"]).sorted()
                }
            }
        )
        await journal.expect(["1 begins"])
        id.value = 2
        await journal.expect(["1 begins", "1 ends", "2 begins"])
        withExtendedLifetime(window) {}
    }
}
