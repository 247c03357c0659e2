#if os(Linux) && canImport(SwiftUI)
import ExploredHosts
import SwiftUI
import Testing
import VSM
import VSMTesting

@testable import Timers

@MainActor
@Suite("The view of a timer")
struct TimerViewTests {
    // snippet.explore
    @Test("The view offers what the timer does")
    func offers() throws {
        let view = try ViewGraph<TimerViewState>.explore { host in
            let timer = ReadyTimer(duration: .seconds(60), clock: host.clock)
            return HostedView { TimerView(state: .ready(timer)) }
        }
        view.expectOffered(try TimerViewState.explore())
    }
    // snippet.end

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

    @Test("A wait that is never fulfilled tells what is visible and what runs")
    func unfulfilled() async throws {
        let timer = ReadyTimer(duration: .seconds(3600), clock: ContinuousClock())
        let host = HostedView { TimerView(state: .ready(timer)) }
        try host.press("Start")
        await withKnownIssue {
            await host.wait(for: "Done", timeout: .zero)
        } matching: { issue in
            issue.comments == [
                """
                "Done" is not shown after 0.0 seconds.
                Visible:
                Text "Running"
                Button "Stop"
                Running:
                stateSequence of TimerViewState, observed at Timers/TimerView.swift:15
                """
            ]
        }
    }
    // snippet.show
}
#endif
