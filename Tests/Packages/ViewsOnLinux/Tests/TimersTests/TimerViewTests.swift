#if os(Linux) && canImport(SwiftUI)
import SwiftUI
import Testing
import VSM

@testable import Timers

@MainActor
@Suite("The view of a timer")
struct TimerViewTests {
    @Test("A timer that is stopped can be started")
    func stops() throws {
        let timer = ReadyTimer(duration: .seconds(3600), clock: ContinuousClock())
        let host = HostedView { TimerView(state: .ready(timer)) }
        try host.press("Start")
        #expect(host.description.contains("Running"))
        try host.press("Stop")
        #expect(!host.description.contains("Running"))
        #expect(throws: HostedView.ControlNotFound.self) { try host.press("Stop") }
    }
    // snippet.hide

    @Test("A timer ends")
    func ends() async throws {
        let timer = ReadyTimer(duration: .zero, clock: ContinuousClock())
        let host = HostedView { TimerView(state: .ready(timer)) }
        try host.press("Start")
        await host.wait(for: "Done")
        try host.press("Start Again")
    }
    // snippet.show
}
#endif
