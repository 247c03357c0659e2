import Testing
import VSM
import VSMTesting

@testable import Timers

@Suite("The states of a timer")
struct TimerFeatureTests {
    @Test("A timer runs for its time")
    func runs() {
        withTestHost { host in
            let timer = ReadyTimer(duration: .seconds(60), clock: host.clock)
            let journey = host.journey(of: timer.start())
            host.advance(by: .seconds(59))
            journey.expect(cases: "running")
            journey.expectRunning()
            host.advance(by: .seconds(1))
            journey.expect(cases: "finished")
        }
    }
}

extension TimerViewState {
    /// Explores the timer.
    static func explore() throws -> StateGraph<TimerViewState> {
        try StateGraph.explore(
            from: { host in .ready(ReadyTimer(duration: .seconds(60), clock: host.clock)) },
            actions: { state in
                switch state {
                case .ready(let timer): [.action("start", timer.start())]
                case .running(let timer): [.action("stop", timer.stop())]
                case .finished(let timer): [.action("start again", timer.start())]
                }
            }
        )
    }
}
