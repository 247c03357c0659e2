import Testing
import VSM

@testable import VSMTesting

@Suite("Running a test host")
struct HostRunningTests {
    private struct Stop: Error, Equatable {}

    @Test("Started code begins when the test next runs the host")
    func start() {
        withTestHost { host in
            let trace = Trace()
            let task = host.start {
                trace.note("runs")
                return 3
            }
            #expect(trace.all == [])
            #expect(task.result == nil)
            host.runUntilIdle()
            #expect(trace.all == ["runs"])
            #expect(try! task.result?.get() == 3)
        }
    }

    @Test("Started code can be cancelled, and its result is the error")
    func cancel() {
        withTestHost { host in
            let task = host.start { try await host.clock.sleep(for: .seconds(1)) }
            host.runUntilIdle()
            #expect(task.result == nil)
            task.cancel()
            host.runUntilIdle()
            #expect(throws: CancellationError.self) { try task.result?.get() }
        }
    }

    @Test("run { } runs code and other jobs until the code returns")
    func run() throws {
        try withTestHost { host in
            let trace = Trace()
            host.start { await trace.takeSteps("other", 2) }
            let result = try host.run {
                await trace.takeSteps("own", 2)
                return "done"
            }
            #expect(result == "done")
            #expect(trace.all == ["other 1", "own 1", "other 2", "own 2"])
        }
    }

    @Test("run { } throws what the code throws")
    func runThrows() {
        withTestHost { host in
            _ = #expect(throws: Stop()) { try host.run { throw Stop() } }
        }
    }

    @Test("run { } awaits a state of a container")
    func runUntilState() throws {
        try withTestHost { host in
            let container = host.container(state: 0)
            let state = try host.run { await container.observe(StateSequence({ 1 }, { 2 }, { 3 }), until: { $0 == 2 }) }
            #expect(state == 2)
        }
    }

    @Test("run { } throws if the host becomes idle before the code returns, with what the code may wait for")
    func unfinished() {
        withTestHost { host in
            let error = #expect(throws: UnfinishedWorkError.self) {
                try host.run { try await host.clock.sleep(for: .seconds(2)) }
            }
            #expect(
                "\(error!)"
                    == "Tasks asleep on the host's clock, which is at 0.0 seconds: 1, the first until 2.0 seconds."
            )
        }
    }

    @Test("run(until:) stops between two jobs as soon as the condition holds, without advancing the clock")
    func runUntil() {
        withTestHost { host in
            let trace = Trace()
            host.start { await trace.takeSteps("a", 5) }
            host.run(until: { trace.all.count == 3 })
            #expect(trace.all == ["a 1", "a 2", "a 3"])
            host.run(until: { true })
            #expect(trace.all.count == 3)
            #expect(host.clock.now.offset == .zero)
            host.runUntilIdle()
            #expect(trace.all.count == 5)
        }
    }

    @Test("run(until:) fails if the host becomes idle before the condition holds, with what is left")
    func runUntilNever() {
        withTestHost { host in
            let container = host.container(state: 0)
            let line = #line + 1
            container.observe {
                try? await host.clock.sleep(for: .seconds(1))
                return 1
            }
            let text = failureText { host.run(until: { container.state == 1 }) }
            #expect(
                text == """
                    The host is idle, but the condition does not hold.
                    Running: asynchronousState of Int, observed at VSMTestingTests/HostRunningTests.swift:\(line).
                    Tasks asleep on the host's clock, which is at 0.0 seconds: 1, the first until 1.0 seconds.
                    """
            )
        }
    }

    @Test("A host without jobs does not fail")
    func nothing() {
        withTestHost { host in
            host.runUntilIdle()
            host.advance(by: .seconds(1))
        }
    }
}
