import SwiftUI
import Testing
import VSM

@MainActor
@Suite("The container of @ViewState and the identity of the view", .timeLimit(.minutes(10)))
struct ViewStateIdentityTests {
    @Test("A stored view that is hidden loses its container, and begins anew when it is shown again")
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

    @Test("A view with another id begins anew, and its container goes")
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

    @Test("A state object that is made with a state is the same in this")
    func stateObject() throws {
        let view = Hiding(child: ObjectCounter())
        let host = HostedView { view }
        try host.press("Count 0")
        try host.press("Hide")
        try host.press("Show")
        #expect(host.description.contains("Button \"Count 0\""))
    }

    @Test("What is observed in the view's initializer is observed by the container that the view appears with")
    func observedEarly() throws {
        let view = Hiding(child: EarlyCounter())
        let host = HostedView { view }
        #expect(host.description.contains("Text \"Count 1\""))
        try host.press("Hide")
        try host.press("Show")
        #expect(host.description.contains("Text \"Count 0\""))
    }

    @Test("A container of one's own is the view's wherever its value is shown")
    func ownContainer() throws {
        let child = Counter(container: StateContainer(state: 0))
        let host = HostedView {
            child
            child
        }
        try host.press("Count 0")
        #expect(host.description == "Button \"Count 1\"\nButton \"Count 1\"")
    }

    @Test("A value that is read outside while it is shown has a container of its own there")
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

/// Knows the container of the view that was pressed last, as long as something else holds it.
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
