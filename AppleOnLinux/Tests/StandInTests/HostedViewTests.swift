import SwiftUI
import Testing

@MainActor
@Suite("The headless host", .timeLimit(.minutes(10)))
struct HostedViewTests {
    @Test("Draws views as a tree")
    func tree() {
        let isDone: Bool? = nil
        let host = HostedView {
            VStack {
                Text("Numbers")
                List {
                    ForEach([1, 2], id: \.self) { Text("Number \($0)") }
                }
                if isDone == nil { ProgressView() } else { EmptyView() }
                HStack { Toggle("On", isOn: .constant(true)).disabled(true) }
            }
        }
        #expect(
            host.description == """
                VStack
                  Text "Numbers"
                  List
                    Text "Number 1"
                    Text "Number 2"
                  ProgressView
                  HStack
                    Toggle "On" = true (disabled)
                """
        )
    }

    @Test("Does not allow the use of disabled or missing controls")
    func disabled() {
        let host = HostedView { Button("Press") {}.disabled(true) }
        #expect(throws: HostedView.ControlNotFound.self) { try host.press("Press") }
        #expect(throws: HostedView.ControlNotFound.self) { try host.press("Other") }
    }

    @Test("Gives up on views whose every update schedules the next one")
    func endless() {
        let host = HostedView { EndlessView() }
        #expect(host.description.hasPrefix("Text"))
        #expect(host.updatesEndlessly)
    }

    @Test("Shows the window of an app")
    func app() {
        #expect(HostedView(OneWindow()).description == "Text \"Window\"")
    }
}

private struct EndlessView: View {
    @SwiftUI.State private var count = 0

    var body: some View {
        Text("Count").onChange(of: count, initial: true) { count += 1 }
    }
}

private struct OneWindow: App {
    var body: some Scene {
        WindowGroup { Text("Window") }
    }
}
