import Testing
import VSM

@testable import VSMTesting

@Suite("How a journey ends")
struct JourneyEndingTests {
    @Test("States that the test did not expect fail it at its end")
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
            texts == [
                "2 states came that the test did not expect: 1, 2. Expect them, or take them for granted with "
                    + "journey.skip()."
            ]
        )
    }

    @Test("Of many states that the test did not expect, the first are named")
    func manyStates() {
        let texts = issueTexts {
            withTestHost { host in
                let container = host.container(state: 0)
                let journey = host.record(container)
                journey.skip()
                for number in 1...30 { container.observe(number) }
            }
        }
        #expect(texts.first?.contains("30 states came") == true)
        #expect(texts.first?.contains("19, 20 and 10 more.") == true)
    }

    @Test("An action that has not come to its end fails the test, and is named by its place")
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
        #expect(text.hasPrefix("An action has not come to its end: "))
        #expect(text.contains("JourneyEndingTests.swift:\(line)"))
        #expect(text.contains("The state is 0."))
        #expect(
            text.contains("1 asleep on the host's clock, which stands at 0.0 seconds; the first until 1.0 seconds.")
        )
        #expect(text.hasSuffix("If the action is to go on, say journey.expectRunning()."))
    }

    @Test("So does what an action returned, if it does not end")
    func unfinishedJourney() {
        let texts = issueTexts {
            withTestHost { host in
                let journey = host.journey(of: AsyncStream<Int> { _ in })
                host.runUntilIdle()
                journey.expectNothing()
            }
        }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("The state is not there yet.") == true)
    }

    @Test("An action that ran before the container was recorded counts as well")
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
        #expect(texts.first?.hasPrefix("An action has not come to its end: ") == true)
    }

    @Test("An action that is to go on may do so")
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

    @Test("It is that action which may go on, no later one")
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

    @Test("Expecting that an action runs fails if none does")
    func nothingRuns() {
        withTestHost { host in
            let journey = host.record(host.container(state: 0))
            journey.skip()
            #expect(failureText { journey.expectRunning() } == "No action runs: the last one has come to its end.")
        }
    }

    @Test("A test that throws is not told what is left as well")
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
