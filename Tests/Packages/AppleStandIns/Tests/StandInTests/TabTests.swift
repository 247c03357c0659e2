import SwiftUI
import Testing

@MainActor
private final class Log {
    var lines: [String] = []
}

private struct Counter: View {
    let name: String
    let log: Log
    @SwiftUI.State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
            .onAppear { log.lines.append(name) }
    }
}

private struct Tabs: View {
    let log: Log
    @SwiftUI.State private var selected = "second"

    var body: some View {
        TabView(selection: $selected) {
            Counter(name: "First", log: log)
                .tabItem { Text("One") }
                .tag("first")
            Counter(name: "Second", log: log)
                .tag("second")
                .tabItem { Text("Two") }
        }
        Text("Selected \(selected)")
    }
}

private struct Repeated: View {
    let log: Log
    @SwiftUI.State private var id = 1

    var body: some View {
        Button("Change") { id += 1 }
            .task(id: id) { [id] in
                log.lines.append("Begin \(id)")
                do { try await Task.sleep(for: .seconds(3600)) } catch { log.lines.append("End \(id)") }
            }
    }
}

@MainActor
@Suite("Tabs and tasks", .timeLimit(.minutes(1)))
struct TabTests {
    @Test("A tab appears when it is first selected, by its tag, and keeps its state")
    func tabs() throws {
        let log = Log()
        let host = HostedView { Tabs(log: log) }
        #expect(log.lines == ["Second"])
        try host.press("Second 0")
        try host.press("One")
        #expect(host.description.contains("Selected first"))
        #expect(log.lines == ["Second", "First"])
        try host.press("Two")
        #expect(host.description.contains("Second 1"))
        #expect(log.lines == ["Second", "First"])
    }

    @Test("A task begins anew when its value changes, and the previous one is cancelled")
    func tasks() async throws {
        let log = Log()
        let host = HostedView { Repeated(log: log) }
        while log.lines != ["Begin 1"], !Task.isCancelled { await Task.yield() }
        try host.press("Change")
        _ = host.description
        while log.lines.count < 3, !Task.isCancelled { await Task.yield() }
        #expect(Set(log.lines) == ["Begin 1", "End 1", "Begin 2"])
    }
}
