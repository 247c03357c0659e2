import SwiftUI
import Testing
import VSM

@MainActor
@Suite("@ViewState and state objects in a hosted view", .timeLimit(.minutes(10)))
struct ViewStateTests {
    private let journal = Journal()

    @Test("The state lives as long as the view, even if the view's value is recreated")
    func lives() throws {
        let host = HostedView { Parent(journal: journal) }
        try host.press("Increment 0")
        try host.press("Increment 1")
        try host.press("Update 0")
        #expect(host.description.contains("Button \"Increment 2\""))
    }

    @Test("The container is created once, although each value of the view has a first state")
    func madeOnce() throws {
        let host = HostedView { Parent(journal: journal) }
        try host.press("Update 0")
        #expect(host.description.contains("Update 1"))
        #expect(journal.firstStates == ["wrapped", "state object", "wrapped", "state object"])
        #expect(journal.containers.count == 2)
    }

    @Test("A later state updates the view")
    func updates() async throws {
        let host = HostedView { ObjectCounter(journal: journal) }
        journal.container?.observe {
            await Task.yield()
            return 5
        }
        await host.wait(for: "Object 5")
    }

    @Test("The container is released with the view")
    func goes() {
        journal.isShown = true
        let host = HostedView {
            if journal.isShown { ObjectCounter(journal: journal) }
        }
        #expect(journal.container != nil)
        journal.isShown = false
        host.scheduleUpdate()
        #expect(host.description == "")
        #expect(journal.container == nil)
    }

    @Test("A custom container is used as the container of the state")
    func ownContainer() throws {
        let container = StateContainer(state: 1)
        let host = HostedView { SharedCounter(container: container) }
        #expect(host.description == "Text \"Shared 1\"")
        container.observe(2)
        #expect(host.description == "Text \"Shared 2\"")
    }

    @Test("The container observes the actions that are passed to the projection")
    func container() {
        let state = ViewState(wrappedValue: 0)
        #expect(state.container === state.projectedValue)
    }

    @Test("Outside of a view, as in a test, the property keeps its container")
    func uninstalled() {
        let state = ViewState(wrappedValue: 0)
        state.projectedValue.observe(1)
        #expect(state.wrappedValue == 1)
    }

    @Test("A state can have its value at the property or from an initializer")
    func initialValues() {
        let host = HostedView {
            Defaulted()
            Defaulted(state: 5)
        }
        #expect(host.description == "Text \"3\"\nText \"5\"")
    }

    @Test("Pull to refresh waits until the state has arrived")
    func refreshes() async throws {
        let host = HostedView { RefreshableCounter() }
        try await host.pullToRefresh()
        #expect(host.description == "List\n  Text \"Refreshed 1\"")
    }
}

/// Records created objects, and others that a test inspects.
@MainActor
private final class Journal {
    var firstStates: [String] = []
    var containers: Set<ObjectIdentifier> = []
    var isShown = false
    weak var container: StateContainer<Int>?

    func makeState(_ name: String) -> Int {
        firstStates.append(name)
        return 0
    }

    func note(_ container: StateContainer<Int>) {
        containers.insert(ObjectIdentifier(container))
        self.container = container
    }
}

private struct Parent: View {
    let journal: Journal
    @SwiftUI.State private var updates = 0

    var body: some View {
        Button("Update \(updates)") { updates += 1 }
        Counter(journal: journal)
        ObjectCounter(journal: journal)
    }
}

private struct Counter: View {
    @ViewState var state: Int
    let journal: Journal

    init(journal: Journal) {
        self.journal = journal
        _state = .init(wrappedValue: journal.makeState("wrapped"))
    }

    var body: some View {
        let _ = journal.note($state)
        Button("Increment \(state)") { $state.observe(state + 1) }
    }
}

private struct ObjectCounter: View {
    @StateObject var container: StateContainer<Int>
    let journal: Journal

    init(journal: Journal) {
        self.journal = journal
        _container = .init(state: journal.makeState("state object"))
    }

    var body: some View {
        let _ = journal.note(container)
        Text("Object \(container.state)")
    }
}

private struct SharedCounter: View {
    @ViewState var state: Int

    init(container: StateContainer<Int>) {
        _state = .init(container: container)
    }

    var body: some View { Text("Shared \(state)") }
}

private struct Defaulted: View {
    @ViewState var state = 3

    var body: some View { Text("\(state)") }
}

private struct RefreshableCounter: View {
    @ViewState var state = 0

    var body: some View {
        List { Text("Refreshed \(state)") }
            .refreshable { await refresh() }
    }

    private func refresh() async {
        await $state.observe(
            ObservedAction {
                await Task.yield()
                return 1
            },
            until: { $0 == 1 }
        )
    }
}
