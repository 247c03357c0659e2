import SwiftUI
import Testing
import VSM

@MainActor
@Suite("@ViewState and state objects in a hosted view", .timeLimit(.minutes(30)))
struct ViewStateTests {
    @Test("The state lives as long as the view, however often the view's value is made anew")
    func lives() throws {
        let journal = Journal()
        let host = HostedView { Parent(journal: journal) }
        try host.press("Increment 0")
        try host.press("Increment 1")
        try host.press("Update 0")
        #expect(host.description.contains("Button \"Increment 2\""))
    }

    @Test("The first state is made once, when the view appears")
    func madeOnce() throws {
        let journal = Journal()
        let host = HostedView { Parent(journal: journal) }
        #expect(journal.made == ["wrapped", "container", "state object"])
        try host.press("Update 0")
        try host.press("Update 1")
        #expect(journal.made == ["wrapped", "container", "state object"])
    }

    @Test("A view that is not shown makes no state")
    func notShown() {
        let journal = Journal()
        _ = Counter(journal: journal)
        _ = ContainedCounter(journal: journal)
        _ = ObjectCounter(journal: journal)
        #expect(journal.made.isEmpty)
    }

    @Test("A state that comes later updates the view")
    func updates() async throws {
        let journal = Journal()
        let host = HostedView { ObjectCounter(journal: journal) }
        journal.container?.observe {
            await Task.yield()
            return 5
        }
        await host.wait(for: "Object 5")
    }

    @Test("The container goes with the view")
    func goes() {
        let journal = Journal()
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

    @Test("A container of one's own is the state's container")
    func ownContainer() throws {
        let container = StateContainer(state: 1)
        let host = HostedView { SharedCounter(container: container) }
        #expect(host.description == "Text \"Shared 1\"")
        container.observe(2)
        #expect(host.description == "Text \"Shared 2\"")
    }

    @Test("Outside of a view, as in a test, the property keeps its state")
    func uninstalled() {
        var made = 0
        func makeState() -> Int {
            made += 1
            return 0
        }
        let state = ViewState(wrappedValue: makeState())
        #expect(made == 0)
        state.projectedValue.observe(1)
        #expect(state.wrappedValue == 1)
        #expect(made == 1)
    }

    @Test("A state with a value at the property, and the one from outside, are both the view's")
    func initialValues() {
        let host = HostedView {
            Defaulted()
            Defaulted(state: 5)
        }
        #expect(host.description == "Text \"3\"\nText \"5\"")
    }

    @Test("Pull to refresh waits until the state has come")
    func refreshes() async throws {
        let host = HostedView { RefreshableCounter() }
        try await host.pullToRefresh()
        #expect(host.description == "List\n  Text \"Refreshed 1\"")
    }

    @Test("A view hears of states through onReceive and onChange")
    func receives() throws {
        let journal = Journal()
        let host = HostedView { ReceivingCounter(journal: journal) }
        try host.press("Receive 0")
        #expect(host.description == "Button \"Receive 1\"")
        #expect(journal.made == ["received 0", "received 1", "changed 0 to 1"])
    }
}

/// Notes what was made, and what a test wants to look at.
@MainActor
private final class Journal {
    var made: [String] = []
    var isShown = false
    weak var container: StateContainer<Int>?

    func make(_ name: String) -> Int {
        made.append(name)
        return 0
    }

    func makeContainer() -> StateContainer<Int> {
        let container = StateContainer(state: make("container"))
        self.container = container
        return container
    }
}

private struct Parent: View {
    let journal: Journal
    @SwiftUI.State private var updates = 0

    var body: some View {
        Button("Update \(updates)") { updates += 1 }
        Counter(journal: journal)
        ContainedCounter(journal: journal)
        ObjectCounter(journal: journal)
    }
}

private struct Counter: View {
    @ViewState var state: Int

    init(journal: Journal) {
        _state = .init(wrappedValue: journal.make("wrapped"))
    }

    var body: some View {
        Button("Increment \(state)") { $state.observe(state + 1) }
    }
}

private struct ContainedCounter: View {
    @ViewState var state: Int

    init(journal: Journal) {
        _state = .init(container: journal.makeContainer())
    }

    var body: some View { Text("Contained \(state)") }
}

private struct ObjectCounter: View {
    @StateObject var container: StateContainer<Int>
    let journal: Journal

    init(journal: Journal) {
        self.journal = journal
        _container = .init(state: journal.make("state object"))
    }

    var body: some View {
        Text("Object \(container.state)").onAppear { journal.container = container }
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
            {
                await Task.yield()
                return 1
            },
            until: { $0 == 1 }
        )
    }
}

private struct ReceivingCounter: View {
    let journal: Journal
    @ViewState var state = 0

    var body: some View {
        Button("Receive \(state)") { $state.observe(state + 1) }
            .onReceive($state.didSetPublisher) { journal.made.append("received \($0)") }
            .onChange(of: state) { old, new in journal.made.append("changed \(old) to \(new)") }
    }
}
