import SwiftUI
import Testing

@MainActor
@Suite("The identity of a view in the headless host", .timeLimit(.minutes(10)))
struct IdentityTests {
    @Test("A stored view loses its state when it is hidden and shown again")
    func hiddenAndShown() throws {
        let view = Hiding(child: Tapped())
        let host = HostedView { view }
        try host.press("Taps 0 of object 1")
        #expect(host.description == "Button \"Hide\"\nButton \"Taps 1 of object 1\"")
        try host.press("Hide")
        try host.press("Show")
        #expect(host.description == "Button \"Hide\"\nButton \"Taps 0 of object 2\"")
    }

    @Test("A view with another id loses its state")
    func identifiers() throws {
        let view = Renaming(child: Tapped())
        let host = HostedView { view }
        try host.press("Taps 0 of object 1")
        try host.press("Rename")
        #expect(host.description == "Button \"Rename\"\nButton \"Taps 0 of object 2\"")
    }

    @Test("A view value that is shown twice is two views, also for closures that were created earlier")
    func twice() throws {
        let view = Twice(child: Tapped())
        let host = HostedView { view }
        try host.press("Taps 0 of object 1")
        #expect(host.description == "Button \"Taps 1 of object 1\"\nButton \"Taps 0 of object 2\"")
    }

    @Test("Showing a view value does not change the value outside of the tree")
    func outside() throws {
        let view = Tapped()
        let host = HostedView { view }
        try host.press("Taps 0 of object 1")
        #expect(view.taps == 0)
        #expect(view.object.number == 2)
    }
}

private struct Tapped: View {
    @SwiftUI.State private(set) var taps = 0
    @StateObject var object: Numbered

    init() {
        let counter = Counter()
        _object = StateObject(wrappedValue: counter.next())
    }

    var body: some View {
        Button("Taps \(taps) of object \(object.number)") { taps += 1 }
    }
}

/// Numbers the objects of one view value in the order of their creation.
private final class Counter {
    private var made = 0

    func next() -> Numbered {
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

private struct Hiding: View {
    let child: Tapped
    @SwiftUI.State private var isShown = true

    var body: some View {
        Button(isShown ? "Hide" : "Show") { isShown.toggle() }
        if isShown { child }
    }
}

private struct Renaming: View {
    let child: Tapped
    @SwiftUI.State private var name = 1

    var body: some View {
        Button("Rename") { name += 1 }
        child.id(name)
    }
}

private struct Twice: View {
    let child: Tapped

    var body: some View {
        child
        child
    }
}
