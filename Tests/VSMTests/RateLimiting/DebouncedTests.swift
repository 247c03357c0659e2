import Testing
import VSMTesting

@testable import VSM

@Suite("observe, debounced", .timeLimit(.minutes(10)))
struct DebouncedTests {
    @Test(
        "Of many calls, only the last is made, after the due time without another call",
        arguments: RateLimitedForm.allCases,
        TestOwner.allCases
    )
    func lastOfMany(form: RateLimitedForm, owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let record = container.record()
            var calls = 0
            for state in 1...5 { form.debounce(state, on: container, clock: clock) { calls += 1 } }
            await clock.waitForSleeper(until: .seconds(1))
            #expect(calls == 0)
            #expect(container.state == 0)
            clock.advance(by: .seconds(1))
            await container.wait { $0 == 5 }
            #expect(calls == 1)
            #expect(record.states == [5])
        }
    }

    @Test("A call within the due time of the previous one postpones the action", arguments: RateLimitedForm.allCases)
    func postpones(form: RateLimitedForm) {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            form.debounce(1, on: container, clock: host.clock) {}
            host.advance(by: .milliseconds(600))
            form.debounce(2, on: container, clock: host.clock) {}
            #expect(host.clock.deadlines == [.seconds(1)])
            host.advance(by: .milliseconds(999))
            #expect(host.clock.deadlines == [.milliseconds(1600)])
            journey.expect(0)
            host.advance(by: .milliseconds(1))
            journey.expect(2)
        }
    }

    @Test("Calls that are farther apart than the due time are all made", arguments: RateLimitedForm.allCases)
    func farApart(form: RateLimitedForm) {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            journey.expect(0)
            for state in 1...3 {
                form.debounce(state, on: container, clock: host.clock) {}
                host.advance(by: .milliseconds(999))
                journey.expectNothing()
                host.advance(by: .milliseconds(1))
                journey.expect(state)
            }
        }
    }

    @Test("A call with a shorter time is made when that time is over")
    func shorterTime() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            container.observe(1, debounced: .seconds(10, on: host.clock), identifier: "group")
            host.advance(by: .seconds(1))
            container.observe(2, debounced: .seconds(1, on: host.clock), identifier: "group")
            host.advance(by: .seconds(1))
            journey.expect(0, 2)
            #expect(host.clock.deadlines.isEmpty)
            container.observe(3, debounced: .seconds(1, on: host.clock), identifier: "group")
            host.advance(by: .seconds(1))
            journey.expect(3)
        }
    }

    @Test("The action is evaluated when it is due, with the current values")
    func calledWhenDue() {
        withTestHost { host in
            let container = host.container(state: "")
            let journey = host.record(container)
            var text = "S"
            container.observe("results for \(text)", debounced: .seconds(1, on: host.clock))
            text = "Swift"
            host.advance(by: .seconds(1))
            journey.expect("", "results for Swift")
        }
    }

    @Test("Calls from different places do not replace each other")
    func places() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            container.observe(1, debounced: .seconds(1, on: host.clock))
            container.observe(2, debounced: .seconds(2, on: host.clock))
            host.advance(by: .seconds(1))
            journey.expect(0, 1)
            #expect(host.clock.deadlines == [.seconds(2)], "The call that was made must not drop the waiting one.")
            host.advance(by: .seconds(1))
            journey.expect(2)
        }
    }

    @Test("An identifier groups calls from different places")
    func identifierGroups() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            container.observe(1, debounced: .seconds(1, on: host.clock), identifier: "search")
            container.observe({ 2 }, debounced: .seconds(1, on: host.clock), identifier: "search")
            container.observe(Just(3), debounced: .seconds(1, on: host.clock), identifier: "search")
            host.advance(by: .seconds(3))
            journey.expect(0, 3)
        }
    }

    @Test("Identifiers keep calls from the same place apart")
    func identifiersSeparate() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            for number in 1...3 {
                container.observe(number, debounced: .seconds(number, on: host.clock), identifier: number)
            }
            journey.expect(0)
            for number in 1...3 {
                host.advance(by: .seconds(1))
                journey.expect(number)
            }
        }
    }

    @Test("Two containers do not replace each other's calls")
    func twoContainers() {
        withTestHost { host in
            let containers = [host.container(state: 0), host.container(state: 0)]
            let journeys = containers.map { host.record($0) }
            for (index, container) in containers.enumerated() {
                container.observe(index + 1, debounced: .seconds(1, on: host.clock))
            }
            host.advance(by: .seconds(1))
            for (index, journey) in journeys.enumerated() { journey.expect(0, index + 1) }
        }
    }

    @Test("A debounced action may debounce the next one of its group")
    func fromInside() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            func next(_ state: Int) -> Int {
                if state < 3 { observe(state + 1) }
                return state
            }
            func observe(_ state: Int) {
                container.observe(next(state), debounced: .seconds(1, on: host.clock), identifier: "group")
            }
            observe(1)
            journey.expect(0)
            for second in 1...3 {
                host.advance(by: .seconds(1))
                journey.expect(second)
            }
            #expect(host.clock.deadlines.isEmpty)
        }
    }

    @Test("Any number of calls needs one timer, which sleeps once")
    func oneTimer() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            for state in 1...10_000 { container.observe(state, debounced: .seconds(1, on: host.clock)) }
            host.advance(by: .seconds(1))
            journey.expect(0, 10_000)
            #expect(host.clock.sleepCount == 1)
        }
    }

    @Test("An action that debounces the next one for zero seconds lets other jobs run in between")
    func noTime() {
        withTestHost { host in
            let container = host.container(state: 0)
            func observe(_ state: Int) {
                container.observe(state, debounced: .zero.on(host.clock), identifier: "count")
            }
            let subscription = container.$state.dropFirst().sink { if $0 < 100 { observe($0 + 1) } }
            observe(1)
            var seen: Set<Int> = []
            host.start {
                while container.state < 100 {
                    seen.insert(container.state)
                    await Task.yield()
                }
            }
            host.runUntilIdle()
            #expect(container.state == 100)
            #expect(seen.count >= 50)
            subscription.cancel()
        }
    }

    @Test("Any clock that measures seconds can be used; the default is the continuous one")
    @MainActor
    func clocks() async {
        let container = StateContainer(state: 0)
        container.observe(1, debounced: .zero)
        await container.wait { $0 == 1 }
        container.observe(2, debounced: .zero.on(SuspendingClock()))
        await container.wait { $0 == 2 }
        container.observe(3, debounced: .seconds(0.001))
        await container.wait { $0 == 3 }
    }
}
