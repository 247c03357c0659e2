import Testing
import VSM

@testable import VSMTesting

@Suite("How a journey ends")
struct JourneyEndingTests {
    @Test("States that the test did not expect fail it when it ends")
    func unexpectedStates() {
        let texts = issueTexts {
            withTestHost { host in
                let container = host.container(state: 0)
                let journey = host.record(container)
                journey.expect(0)
                container.observe(1)
                container.observe(2)
            }
        }
        #expect(
            texts == ["The test did not expect 2 states: 1, 2. Expect them, or accept them with journey.skip()."]
        )
    }

    @Test("Of many states that the test did not expect, the failure names the first")
    func manyStates() {
        let texts = issueTexts {
            withTestHost { host in
                let container = host.container(state: 0)
                let journey = host.record(container)
                journey.skip()
                for number in 1...30 { container.observe(number) }
            }
        }
        #expect(texts.first?.contains("did not expect 30 states") == true)
        #expect(texts.first?.contains("19, 20 and 10 more.") == true)
    }

    @Test("An action that is still running fails the test with its call site")
    func unfinishedAction() {
        var line: UInt = 0
        let texts = issueTexts {
            withTestHost { host in
                let container = host.container(state: 0)
                let journey = host.record(container)
                line = #line + 1
                container.observe { (try? await host.clock.sleep(for: .seconds(1))).map { 1 } ?? 2 }
                host.runUntilIdle()
                journey.expect(0)
            }
        }
        #expect(texts.count == 1)
        let text = texts.first ?? ""
        #expect(text.hasPrefix("An action is still running: "))
        #expect(text.contains("JourneyEndingTests.swift:\(line)"))
        #expect(text.contains("The state is 0."))
        #expect(
            text.contains("Tasks asleep on the host's clock, which is at 0.0 seconds: 1, the first until 1.0 seconds.")
        )
        #expect(text.hasSuffix("If the action is meant to keep running, call journey.expectRunning()."))
    }

    @Test("An action that its own journey observes and that is still running fails the test")
    func unfinishedJourney() {
        let texts = issueTexts {
            withTestHost { host in
                let journey = host.journey(of: AsyncStream<Int> { _ in })
                host.runUntilIdle()
                journey.expectNothing()
            }
        }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("The state is not set yet.") == true)
    }

    @Test("An action that began before the container was recorded counts, too")
    func recordedLate() {
        let texts = issueTexts {
            withTestHost { host in
                let container = host.container(state: 0)
                container.observe(AsyncStream<Int> { _ in })
                host.runUntilIdle()
                let journey = host.record(container)
                #expect(journey.isRunning)
                journey.expect(0)
            }
        }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("An action is still running: ") == true)
    }

    @Test("An action may be expected to keep running")
    func expectRunning() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            container.observe(AsyncStream<Int> { _ in })
            host.runUntilIdle()
            journey.expect(0)
            journey.expectRunning()
        }
    }

    @Test("That applies to the current action, and not to a later one")
    func laterAction() {
        let texts = issueTexts {
            withTestHost { host in
                let container = host.container(state: 0)
                let journey = host.record(container)
                journey.skip()
                container.observe(AsyncStream<Int> { _ in })
                journey.expectRunning()
                container.observe(AsyncStream<Int> { _ in })
                host.runUntilIdle()
            }
        }
        #expect(texts.count == 1)
    }

    @Test("Expecting a running action fails if there is none")
    func nothingRuns() {
        withTestHost { host in
            let journey = host.record(host.container(state: 0))
            journey.skip()
            #expect(failureText { journey.expectRunning() } == "No action is running: the last one has ended.")
        }
    }

    @Test("A test that throws does not also fail because of unexpected states")
    func throwing() {
        struct Stop: Error {}
        let texts = issueTexts {
            _ = try? withTestHost { host in
                _ = host.record(host.container(state: 0))
                throw Stop()
            }
        }
        #expect(texts == [])
    }
}
