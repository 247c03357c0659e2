import Combine
import SwiftUI
import Testing

/// What the views of a test show and report, and the actions that they offer.
///
/// Views show their texts through a journal. A test reads them here, and calls the actions, instead of looking for both
/// on a screen. So it needs no more of SwiftUI than an app does.
@MainActor
final class Journal {
    /// What views and publishers reported, in order.
    var events: [String] = []

    private var texts: [String: String] = [:]
    private var actions: [String: () -> Void] = [:]

    /// Returns a text, and notes it under a name with an action that a person could use.
    func text(_ name: String, _ text: String, action: @escaping () -> Void = {}) -> some View {
        texts[name] = text
        actions[name] = action
        return Text(text)
    }

    /// Returns the action that the view with a name has offered last.
    func action(_ name: String) -> () -> Void {
        actions[name] ?? { Issue.record("No view has shown \"\(name)\".") }
    }

    /// Uses the action that the view with a name has offered last.
    func use(_ name: String) {
        action(name)()
    }

    /// Waits until the view with a name has shown a text last.
    func expect(_ name: String, shows text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        await wait { texts[name] == text }
        #expect(texts[name] == text, sourceLocation: sourceLocation)
    }

    /// Waits until the last events are these.
    func expect(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) async {
        await wait { events == expected }
        #expect(events == expected, sourceLocation: sourceLocation)
    }

    private func wait(until condition: () -> Bool) async {
        while !condition(), !Task.isCancelled { await Task.yield() }
    }
}

/// A value that a test changes while views show it.
final class Input<Value>: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()

    var value: Value {
        willSet { objectWillChange.send() }
    }

    init(_ value: Value) {
        self.value = value
    }
}

/// A view of a value that a test changes.
struct Showing<Value, Content: View>: View {
    @ObservedObject private var input: Input<Value>
    private let content: (Value) -> Content

    init(_ input: Input<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        self.input = input
        self.content = content
    }

    var body: some View { content(input.value) }
}
