import Combine
import SwiftUI
import Testing

@MainActor
@Suite("The state of a view belongs to its place", .timeLimit(.minutes(10)))
struct StateTests {
    private let journal = Journal()

    @Test("A key identifies a view among others, which keeps its state")
    func keys() async {
        let names = Input(["a", "b"])
        let window = Window(
            Showing(names) { [journal] in ForEach($0, id: \.self) { Counter(name: $0, journal: journal) } }
        )
        await journal.expect("b", shows: "0")
        journal.use("b")
        journal.use("b")
        await journal.expect("b", shows: "2")
        names.value = ["b", "c"]
        await journal.expect("c", shows: "0")
        journal.use("b")
        await journal.expect("b", shows: "3")
        await journal.expect("a", shows: "0")
        withExtendedLifetime(window) {}
    }

    @Test("A stored view loses its state when it is hidden and shown again")
    func hiddenAndShown() async {
        let isShown = Input(true)
        let counter = Counter(name: "counter", journal: journal)
        let window = Window(Showing(isShown) { if $0 { counter } })
        await journal.expect("counter", shows: "0")
        journal.use("counter")
        await journal.expect("counter", shows: "1")
        isShown.value = false
        await journal.expect(["counter appears", "counter disappears"])
        isShown.value = true
        await journal.expect("counter", shows: "0")
        withExtendedLifetime(window) {}
    }

    @Test("A view with another id loses its state")
    func identifiers() async {
        let id = Input(1)
        let counter = Counter(name: "counter", journal: journal)
        let window = Window(Showing(id) { counter.id($0) })
        await journal.expect("counter", shows: "0")
        journal.use("counter")
        await journal.expect("counter", shows: "1")
        id.value = 2
        await journal.expect("counter", shows: "0")
        withExtendedLifetime(window) {}
    }

    @Test("A view value that is shown twice is two views, also for closures that were created earlier")
    func twice() async {
        let numbered = NumberedView(journal: journal)
        let window = Window(
            VStack {
                numbered
                numbered
            }
        )
        await journal.expect("object 2", shows: "0")
        let early = journal.action("object 1")
        early()
        early()
        await journal.expect("object 1", shows: "2")
        await journal.expect("object 2", shows: "0")
        withExtendedLifetime(window) {}
    }

    @Test("Showing a view value does not change the value outside of the tree")
    func outside() async {
        let numbered = NumberedView(journal: journal)
        let window = Window(numbered)
        await journal.expect("object 1", shows: "0")
        journal.use("object 1")
        await journal.expect("object 1", shows: "1")
        #expect(numbered.count == 0)
        #expect(numbered.object.number == 2)
        withExtendedLifetime(window) {}
    }

    @Test("Properties are updated before the body is evaluated")
    func update() async {
        let window = Window(StampedView(journal: journal))
        await journal.expect("stamp", shows: "updated")
        withExtendedLifetime(window) {}
    }
}

private struct Counter: View {
    let name: String
    let journal: Journal
    @SwiftUI.State private var count = 0

    var body: some View {
        journal.text(name, "\(count)") { count += 1 }
            .onAppear { journal.events.append("\(name) appears") }
            .onDisappear { journal.events.append("\(name) disappears") }
    }
}

/// A view with a state object that has the number of its creation.
private struct NumberedView: View {
    let journal: Journal
    @SwiftUI.State private(set) var count = 0
    @StateObject var object: Numbered

    init(journal: Journal) {
        self.journal = journal
        let numbers = Numbers()
        _object = StateObject(wrappedValue: numbers.makeObject())
    }

    var body: some View {
        journal.text("object \(object.number)", "\(count)") { count += 1 }
    }
}

/// Numbers the objects of one view value in the order of their creation.
private final class Numbers {
    private var made = 0

    func makeObject() -> Numbered {
        made += 1
        return Numbered(number: made)
    }
}

private final class Numbered: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    let number: Int

    init(number: Int) {
        self.number = number
    }
}

private struct Stamp: DynamicProperty {
    private(set) var text = "stale"

    mutating func update() { text = "updated" }
}

private struct StampedView: View {
    let journal: Journal
    let stamp = Stamp()

    var body: some View { journal.text("stamp", stamp.text) }
}
