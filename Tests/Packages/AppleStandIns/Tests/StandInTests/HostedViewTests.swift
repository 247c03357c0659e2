import SwiftUI
import Testing

private struct Counter: View {
    let title: String
    @SwiftUI.State private var count = 0

    var body: some View {
        Button("\(title) \(count)") { count += 1 }
    }
}

private final class Model: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    let number: Int

    var name = "" {
        willSet { objectWillChange.send() }
    }

    init(number: Int) {
        self.number = number
    }
}

private struct ModelView: View {
    @StateObject var model: Model

    var body: some View {
        TextField("Name", text: $model.name)
        Text("\(model.number) \(model.name)")
        ObservingView(model: model)
    }
}

private struct ObservingView: View {
    @ObservedObject var model: Model

    var body: some View { Text("Observed \(model.name)") }
}

/// A counter for closures that a view calls.
@MainActor
private final class Journal {
    var entries: [String] = []
    var made = 0

    func makeModel() -> Model {
        made += 1
        return Model(number: made)
    }
}

@MainActor
@Suite("The headless host", .timeLimit(.minutes(10)))
struct HostedViewTests {
    @Test("Draws views as a tree")
    func tree() {
        let isDone: Bool? = nil
        let host = HostedView {
            VStack {
                Text("Numbers")
                List {
                    ForEach([1, 2], id: \.self) { Text("Number \($0)") }
                }
                if isDone == nil { ProgressView() } else { EmptyView() }
                HStack { Toggle("On", isOn: .constant(true)).disabled(true) }
            }
        }
        #expect(
            host.description == """
                VStack
                  Text "Numbers"
                  List
                    Text "Number 1"
                    Text "Number 2"
                  ProgressView
                  HStack
                    Toggle "On" = true (disabled)
                """
        )
    }

    @Test("Keeps the state of each place during updates; a key identifies the place")
    func state() throws {
        let journal = Journal()
        journal.entries = ["a", "b"]
        let host = HostedView {
            ForEach(journal.entries, id: \.self) { Counter(title: $0) }
        }
        try host.press("b 0")
        try host.press("b 1")
        #expect(host.description == "Button \"a 0\"\nButton \"b 2\"")
        journal.entries = ["b", "c"]
        host.scheduleUpdate()
        #expect(host.description == "Button \"b 2\"\nButton \"c 0\"")
    }

    @Test("Creates a state object once for a place, and again when the place returns")
    func stateObjects() throws {
        let journal = Journal()
        journal.entries = ["shown"]
        let host = HostedView {
            if !journal.entries.isEmpty { ModelView(model: journal.makeModel()) }
        }
        try host.type("Ada", into: "Name")
        host.scheduleUpdate()
        #expect(host.description.contains("Text \"1 Ada\"\nText \"Observed Ada\""))
        #expect(journal.made == 1)
        journal.entries = []
        host.scheduleUpdate()
        #expect(host.description == "")
        journal.entries = ["shown"]
        host.scheduleUpdate()
        #expect(host.description.contains("Text \"2 \"\n"))
    }

    @Test("Calls the actions of views that appear, change and disappear")
    func lifetime() async {
        let journal = Journal()
        journal.entries = ["first"]
        var calls: [String] = []
        let host = HostedView {
            if let entry = journal.entries.first {
                Text(entry)
                    .onAppear { calls.append("appear") }
                    .onDisappear { calls.append("disappear") }
                    .onChange(of: entry) { old, new in calls.append("\(old) to \(new)") }
            }
        }
        #expect(calls == ["appear"])
        journal.entries = ["second"]
        host.scheduleUpdate()
        #expect(host.description == "Text \"second\"")
        #expect(calls == ["appear", "first to second"])
        journal.entries = []
        host.scheduleUpdate()
        await Task.yield()
        #expect(host.description == "")
        #expect(calls == ["appear", "first to second", "disappear"])
    }

    @Test("Runs the task of a view until the view disappears")
    func task() async {
        let journal = Journal()
        journal.entries = ["shown"]
        let (events, continuation) = AsyncStream.makeStream(of: String.self)
        let endless = AsyncStream.makeStream(of: Never.self)
        let host = HostedView {
            if !journal.entries.isEmpty {
                Text("Task").task {
                    continuation.yield("began")
                    for await _ in endless.stream {}
                    continuation.yield("ended")
                }
            }
        }
        var iterator = events.makeAsyncIterator()
        #expect(await iterator.next(isolation: #isolation) == "began")
        journal.entries = []
        host.scheduleUpdate()
        #expect(await iterator.next(isolation: #isolation) == "ended")
    }

    @Test("Does not allow the use of disabled or missing controls")
    func disabled() {
        let host = HostedView { Button("Press") {}.disabled(true) }
        #expect(throws: HostedView.ControlNotFound.self) { try host.press("Press") }
        #expect(throws: HostedView.ControlNotFound.self) { try host.press("Other") }
    }

    @Test("Updates properties before the body is evaluated")
    func update() {
        let host = HostedView { StampedView() }
        #expect(host.description == "Text \"updated\"")
    }

    @Test("Gives up on views whose every update schedules the next one")
    func endless() {
        let host = HostedView { EndlessView() }
        #expect(host.description.hasPrefix("Text"))
        #expect(host.updatesEndlessly)
    }

    @Test("Shows the window of an app")
    func app() {
        #expect(HostedView(OneWindow()).description == "Text \"Window\"")
    }
}

private struct Stamp: DynamicProperty {
    private(set) var text = "stale"

    mutating func update() { text = "updated" }
}

private struct StampedView: View {
    let stamp = Stamp()

    var body: some View { Text(stamp.text) }
}

private struct EndlessView: View {
    @SwiftUI.State private var count = 0

    var body: some View {
        Text("Count").onChange(of: count, initial: true) { count += 1 }
    }
}

private struct OneWindow: App {
    var body: some Scene {
        WindowGroup { Text("Window") }
    }
}
