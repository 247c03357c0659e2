import SwiftUI
import Testing
import VSM

@MainActor
@Suite("Views that receive their own states", .timeLimit(.minutes(10)))
struct ReceivingStateTests {
    @Test("Each state is received once, and the first one when the view appears")
    func once() throws {
        let journal = Journal()
        let host = HostedView { JournalView(journal: journal) }
        try host.press("Count 0")
        #expect(host.description == "Button \"Count 1\"")
        #expect(journal.entries == ["will set 0", "did set 0", "will set 1", "did set 1", "changed 0 to 1"])
    }

    @Test("A dismissed alert does not return")
    func alert() throws {
        let host = HostedView { DownloadView() }
        try host.press("Download")
        try host.press("Dismiss: no connection")
        #expect(host.description == "Button \"Download\"")
        #expect(!host.updatesEndlessly)
    }

    @Test("The state before a draft does not overwrite the draft")
    func draft() throws {
        let host = HostedView { DraftView() }
        try host.type("Dear Ada", into: "Letter")
        #expect(host.description.contains("= \"Dear Ada\""))
        try host.press("Clear")
        #expect(host.description.contains("= \"\""))
    }

    @Test("The number of received states does not change without a new state")
    func counter() throws {
        let host = HostedView { ReceiptView() }
        #expect(host.description == "Button \"Received 1\"")
        try host.press("Received 1")
        #expect(host.description == "Button \"Received 2\"")
        #expect(!host.updatesEndlessly)
    }
}

@MainActor
private final class Journal {
    var entries: [String] = []
}

private struct JournalView: View {
    let journal: Journal
    @ViewState var state = 0

    var body: some View {
        Button("Count \(state)") { $state.observe(state + 1) }
            .onReceive($state.didSetPublisher) { journal.entries.append("did set \($0)") }
            .onReceive($state.willSetPublisher) { journal.entries.append("will set \($0)") }
            .onChange(of: state) { old, new in journal.entries.append("changed \(old) to \(new)") }
    }
}

private struct DownloadView: View {
    @ViewState var failure: String? = nil
    @SwiftUI.State private var isAlertShown = false

    var body: some View {
        Group {
            if isAlertShown {
                Button("Dismiss: \(failure ?? "")") { isAlertShown = false }
            } else {
                Button("Download") { $failure.observe("no connection") }
            }
        }
        .onReceive($failure.willSetPublisher) { isAlertShown = $0 != nil }
    }
}

private struct DraftView: View {
    @ViewState var saved = ""
    @SwiftUI.State private var draft = ""

    var body: some View {
        VStack {
            TextField("Letter", text: $draft)
            Button("Clear") { $saved.observe("") }
        }
        .onReceive($saved.willSetPublisher) { draft = $0 }
    }
}

private struct ReceiptView: View {
    @ViewState var state = 0
    @SwiftUI.State private var received = 0

    var body: some View {
        Button("Received \(received)") { $state.observe(state + 1) }
            .onReceive($state.willSetPublisher) { _ in received += 1 }
    }
}
