import SwiftUI
import Testing
import VSM

@MainActor
@Suite("SwiftUI views that begin with an action", .timeLimit(.minutes(10)))
struct BeginningViewTests {
    @Test("The first state is that of the action, and the rest follows")
    func begins() async {
        let host = HostedView {
            Memo()
            DeclaredMemo()
            ObjectMemo()
        }
        #expect(host.description == "Text \"loading\"\nText \"loading\"\nText \"loading\"")
        await host.wait(for: "Text \"loaded\"\nText \"loaded\"\nText \"loaded\"")
    }

    @Test("The action is called once for each identity, however often the view's value is created")
    func once() async throws {
        let calls = MemoCalls()
        let host = HostedView { Parent(calls: calls) }
        await host.wait(for: "loaded")
        try host.press("Again 0")
        try host.press("Again 1")
        #expect(calls.count == 1)
        try host.press("Hide")
        #expect(calls.count == 1)
        try host.press("Show")
        #expect(host.description.contains("Text \"loading\""))
        #expect(calls.count == 2)
        await host.wait(for: "loaded")
    }

    @Test("A preview or a test gives the view a state")
    func state() async {
        let host = HostedView {
            Memo(state: .loaded)
            DeclaredMemo(state: .init(wrappedValue: .loaded))
        }
        #expect(host.description == "Text \"loaded\"\nText \"loaded\"")
    }
}

@MainActor
private final class MemoCalls {
    var count = 0
}

private enum MemoState: String {
    case loading
    case loaded
}

private struct MemoModel {
    var calls: MemoCalls?

    @MainActor
    func load() -> StateSequence<MemoState> {
        calls?.count += 1
        return StateSequence(.loading).then { .loaded }
    }
}

private struct Memo: View {
    @ViewState var state: MemoState

    var body: some View { Text(state.rawValue) }
}

extension Memo {
    fileprivate init(calls: MemoCalls? = nil) {
        _state = .init(begin: MemoModel(calls: calls).load())
    }
}

private struct DeclaredMemo: View {
    @ViewState(begin: MemoModel().load()) var state: MemoState

    var body: some View { Text(state.rawValue) }
}

private struct ObjectMemo: View {
    @StateObject var container: StateContainer<MemoState>

    init() {
        _container = .init(begin: MemoModel().load())
    }

    var body: some View { Text(container.state.rawValue) }
}

private struct Parent: View {
    let calls: MemoCalls
    @State private var count = 0
    @State private var isHidden = false

    var body: some View {
        Button("Again \(count)") { count += 1 }
        if isHidden {
            Button("Show") { isHidden = false }
        } else {
            Button("Hide") { isHidden = true }
            Memo(calls: calls)
        }
    }
}
