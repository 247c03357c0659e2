#if os(Linux) || os(macOS)
import Testing
import VSM

// Each test prints in its own process.
@Suite("The log of a rendered state, as in vsm-ios 2.0", .timeLimit(.minutes(10)))
struct LoggedRenderedStateTests {
    @Test("With loggingEnabled, each change is logged under the name of the class")
    func logs() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let screen = LoggedScreen()
                screen.$state.observe(screen.state + 1)
                screen.$text.observe(screen.text + "b")
                screen.$silent.observe(screen.silent + 1)
            }
        }
        let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n")
        #expect(lines.filter { $0.contains("didSet") } == ["LoggedScreen: didSet 1", "LoggedScreen: didSet ab"])
    }
}

private final class LoggedScreen {
    @RenderedViewState(render: LoggedScreen.render, subsystem: "com.example.shop", loggingEnabled: true) var state = 0
    @RenderedViewState(render: LoggedScreen.renderText, loggingEnabled: true) var text = "a"
    @RenderedViewState(render: LoggedScreen.render, subsystem: "com.example.shop") var silent = 0

    func render() {}
    func renderText(_ text: String) {}
}
#endif
