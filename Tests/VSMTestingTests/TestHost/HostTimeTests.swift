import Testing
import VSM

@testable import VSMTesting

@Suite("Time on a test host")
struct HostTimeTests {
    private func sleep(_ seconds: Int, on host: TestHost, _ trace: Trace, then next: (() -> Void)? = nil) {
        host.start {
            try? await host.clock.sleep(for: .seconds(seconds))
            trace.note("\(seconds) at \(host.clock.now)")
            next?()
        }
    }

    @Test("The clock stands still until the test advances it")
    func standsStill() {
        withTestHost { host in
            let trace = Trace()
            sleep(1, on: host, trace)
            host.runUntilIdle()
            #expect(trace.all == [])
            #expect(host.clock.now.offset == .zero)
            host.advance(by: .milliseconds(999))
            #expect(trace.all == [])
            host.advance(by: .milliseconds(1))
            #expect(trace.all == ["1 at 1.0 seconds"])
        }
    }

    @Test("Advancing resumes each task at its deadline, in order")
    func wakesInOrder() {
        withTestHost { host in
            let trace = Trace()
            for seconds in [3, 1, 2] { sleep(seconds, on: host, trace) }
            host.advance(by: .seconds(10))
            #expect(trace.all == ["1 at 1.0 seconds", "2 at 2.0 seconds", "3 at 3.0 seconds"])
            #expect(host.clock.now.offset == .seconds(10))
        }
    }

    @Test("For the same deadline, tasks resume in the order in which they went to sleep")
    func sameTime() {
        withTestHost { host in
            let trace = Trace()
            for name in ["a", "b", "c"] {
                host.start {
                    try? await host.clock.sleep(for: .seconds(1))
                    trace.note(name)
                }
            }
            host.advance(by: .seconds(1))
            #expect(trace.all == ["a", "b", "c"])
        }
    }

    @Test("Timers that are set meanwhile also fire at their deadlines")
    func timersSetMeanwhile() {
        withTestHost { host in
            let trace = Trace()
            sleep(4, on: host, trace)
            sleep(1, on: host, trace) { sleep(2, on: host, trace) }
            host.advance(by: .seconds(5))
            #expect(trace.all == ["1 at 1.0 seconds", "2 at 3.0 seconds", "4 at 4.0 seconds"])
        }
    }

    @Test("Jobs that are ready run before time passes, and those of a timer before more time passes")
    func readyFirst() {
        withTestHost { host in
            let trace = Trace()
            host.start { trace.note("ready at \(host.clock.now)") }
            sleep(1, on: host, trace) {
                host.start { trace.note("made ready at \(host.clock.now)") }
            }
            sleep(2, on: host, trace)
            host.advance(by: .seconds(2))
            #expect(
                trace.all == [
                    "ready at 0.0 seconds", "1 at 1.0 seconds", "made ready at 1.0 seconds", "2 at 2.0 seconds",
                ]
            )
        }
    }

    @Test("Advancing by zero resumes no task before its deadline")
    func byNothing() {
        withTestHost { host in
            let trace = Trace()
            sleep(1, on: host, trace)
            host.advance(by: .zero)
            #expect(trace.all == [])
            #expect(host.clock.deadlines == [.seconds(1)])
        }
    }

    @Test("Debounced and throttled actions depend on the clock only")
    func pacing() {
        withTestHost { host in
            let debounced = host.record(host.container(state: 0))
            let container = host.container(state: 0)
            let throttled = host.record(container)
            for number in 1...3 {
                container.observe(ObservedAction(number), throttled: .seconds(1, on: host.clock))
            }
            throttled.expect(0, 1)
            host.advance(by: .seconds(1))
            throttled.expect(3)
            debounced.expect(0)
        }
    }
}
