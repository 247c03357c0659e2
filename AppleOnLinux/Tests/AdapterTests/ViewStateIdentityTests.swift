import SwiftUI
import Testing
import VSM

@MainActor
@Suite("The container of @ViewState and the identity of the view", .timeLimit(.minutes(10)))
struct ViewStateIdentityTests {
    @Test("A stored view loses its container when it is hidden, and starts again when it is shown")
    func hiddenAndShown() throws {
        let view = Hiding(child: Counter())
        let host = HostedView { view }
        try host.press("Count 0")
        #expect(view.child.journal.container != nil)
        try host.press("Hide")
        #expect(host.description == "Button \"Show\"")
        #expect(view.child.journal.container == nil)
        try host.press("Show")
        #expect(host.description.contains("Button \"Count 0\""))
    }

    @Test("A view with another id starts again, and the previous container is released")
    func identifiers() throws {
        let view = Renaming(child: Counter())
        let host = HostedView { view }
        try host.press("Count 0")
        #expect(view.child.journal.container != nil)
        try host.press("Rename")
        #expect(host.description.contains("Button \"Count 0\""))
        #expect(view.child.journal.container == nil)
    }

    @Test("One view value that is shown twice has two containers")
    func twice() throws {
        let child = Counter()
        let host = HostedView {
            child
            child
        }
        try host.press("Count 0")
        #expect(host.description == "Button \"Count 1\"\nButton \"Count 0\"")
    }

    @Test("A state object with a state behaves in the same way")
    func stateObject() throws {
        let view = Hiding(child: ObjectCounter())
        let host = HostedView { view }
        try host.press("Count 0")
        try host.press("Hide")
        try host.press("Show")
        #expect(host.description.contains("Button \"Count 0\""))
    }

    @Test("The container with which the view appears observes actions of the view's initializer")
    func observedEarly() throws {
        let view = Hiding(child: EarlyCounter())
        let host = HostedView { view }
        #expect(host.description.contains("Text \"Count 1\""))
        try host.press("Hide")
        try host.press("Show")
        #expect(host.description.contains("Text \"Count 0\""))
    }

    @Test("Every view that shows a value with a custom container uses that container")
    func ownContainer() throws {
        let child = Counter(container: StateContainer(state: 0))
        let host = HostedView {
            child
            child
        }
        try host.press("Count 0")
        #expect(host.description == "Button \"Count 1\"\nButton \"Count 1\"")
    }

    @Test("A value that is read outside of its view while it is shown has a separate container")
    func outside() throws {
        let child = Counter()
        let host = HostedView { child }
        try host.press("Count 0")
        #expect(child.state == 0)
        child.$state.observe(7)
        #expect(child.state == 7)
        #expect(host.description == "Button \"Count 1\"")
    }
}

/// A weak reference to the container of the view that was pressed last.
@MainActor
private final class Journal {
    weak var container: StateContainer<Int>?
}

private struct Counter: View {
    @ViewState var state: Int
    let journal = Journal()

    init() {
        _state = .init(wrappedValue: 0)
    }

    init(container: StateContainer<Int>) {
        _state = .init(container: container)
    }

    var body: some View {
        Button("Count \(state)") {
            journal.container = $state
            $state.observe(state + 1)
        }
    }
}

private struct ObjectCounter: View {
    @StateObject private var container: StateContainer<Int>

    init() {
        _container = .init(state: 0)
    }

    var body: some View {
        Button("Count \(container.state)") { container.observe(container.state + 1) }
    }
}

private struct EarlyCounter: View {
    @ViewState var state: Int

    init() {
        _state = .init(wrappedValue: 0)
        $state.observe(state + 1)
    }

    var body: some View { Text("Count \(state)") }
}

private struct Hiding<Child: View>: View {
    let child: Child
    @SwiftUI.State private var isShown = true

    var body: some View {
        Button(isShown ? "Hide" : "Show") { isShown.toggle() }
        if isShown { child }
    }
}

private struct Renaming<Child: View>: View {
    let child: Child
    @SwiftUI.State private var name = 1

    var body: some View {
        Button("Rename") { name += 1 }
        child.id(name)
    }
}
