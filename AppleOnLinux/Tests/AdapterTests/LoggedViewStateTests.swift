import SwiftUI
import Testing
import VSM

// Each test prints in its own process.
@Suite("The log of a view's state, as in vsm-ios 2.0", .timeLimit(.minutes(10)))
struct LoggedViewStateTests {
    @Test("With loggingEnabled, each change is logged under the name of the view, and the view shows it")
    func logs() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            try await MainActor.run {
                let host = HostedView { LoggedCounter() }
                try host.press("Count 0 0 0")
                try #require(host.description.contains("Count 1 1 1"))
            }
        }
        let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n")
        #expect(lines.filter { $0.contains("didSet") } == ["LoggedCounter: didSet 1", "View: didSet 1"])
    }
}

private struct LoggedCounter: View {
    @ViewState var named: Int
    @ViewState(loggingEnabled: true) var unnamed = 0
    @ViewState(subsystem: "counters") var silent = 0

    init() {
        _named = .init(wrappedValue: 0, subsystem: "counters", observedViewType: Self.self, loggingEnabled: true)
    }

    var body: some View {
        Button("Count \(named) \(unnamed) \(silent)") {
            $named.observe(named + 1)
            $unnamed.observe(unnamed + 1)
            $silent.observe(silent + 1)
        }
    }
}
