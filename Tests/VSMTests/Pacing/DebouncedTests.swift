import Testing
import VSMTesting

@testable import VSM

@Suite("observe, debounced", .timeLimit(.minutes(1)))
struct DebouncedTests {
    @Test("Of many calls only the last is called, once it is quiet", arguments: PacedForm.allCases, TestOwner.allCases)
    func lastOfMany(form: PacedForm, owner: TestOwner) async {
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

    @Test("A call that comes before it was quiet long enough postpones", arguments: PacedForm.allCases)
    @MainActor
    func postpones(form: PacedForm) async {
        let clock = TestClock()
        let container = StateContainer(state: 0)
        let record = container.record()
        form.debounce(1, on: container, clock: clock) {}
        await clock.waitForSleeper(until: .seconds(1))
        clock.advance(by: .milliseconds(600))
        form.debounce(2, on: container, clock: clock) {}
        #expect(clock.deadlines == [.seconds(1)])
        clock.advance(by: .milliseconds(600))
        await clock.waitForSleeper(until: .milliseconds(1600))
        #expect(container.state == 0)
        clock.advance(by: .milliseconds(400))
        await container.wait { $0 == 2 }
        #expect(record.states == [2])
    }

    @Test("Calls that are far enough apart all go", arguments: PacedForm.allCases)
    @MainActor
    func farApart(form: PacedForm) async {
        let clock = TestClock()
        let container = StateContainer(state: 0)
        let record = container.record()
        for state in 1...3 {
            form.debounce(state, on: container, clock: clock) {}
            clock.advance(by: .seconds(1))
            await container.wait { $0 == state }
        }
        #expect(record.states == [1, 2, 3])
    }

    @Test("The action is called when its time has come, with what it finds then", arguments: TestOwner.allCases)
    func calledWhenDue(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: "")
            var text = "S"
            container.observe("results for \(text)", debounced: .seconds(1), clock: clock)
            text = "Swift"
            clock.advance(by: .seconds(1))
            await container.wait { $0 == "results for Swift" }
        }
    }

    @Test("Calls from different places do not take each other's place", arguments: TestOwner.allCases)
    func places(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let record = container.record()
            container.observe(1, debounced: .seconds(1), clock: clock)
            container.observe(2, debounced: .seconds(2), clock: clock)
            await clock.waitForSleeper(until: .seconds(1))
            await clock.waitForSleeper(until: .seconds(2))
            clock.advance(by: .seconds(1))
            await container.wait { $0 == 1 }
            #expect(clock.deadlines == [.seconds(2)], "The one that went must not drop the one that waits.")
            clock.advance(by: .seconds(1))
            await container.wait { $0 == 2 }
            #expect(record.states == [1, 2])
        }
    }

    @Test("An identifier groups calls from different places", arguments: TestOwner.allCases)
    func identifierGroups(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let record = container.record()
            container.observe(1, debounced: .seconds(1), identifier: "search", clock: clock)
            container.observe({ 2 }, debounced: .seconds(1), identifier: "search", clock: clock)
            container.observe(Just(3), debounced: .seconds(1), identifier: "search", clock: clock)
            clock.advance(by: .seconds(1))
            await container.wait { $0 == 3 }
            #expect(record.states == [3])
        }
    }

    @Test("Identifiers keep calls from the same place apart", arguments: TestOwner.allCases)
    func identifiersSeparate(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let record = container.record()
            for number in 1...3 {
                container.observe(number, debounced: .seconds(number), identifier: number, clock: clock)
            }
            for number in 1...3 {
                clock.advance(by: .seconds(1))
                await container.wait { $0 == number }
            }
            #expect(record.states == [1, 2, 3])
        }
    }

    @Test("Two containers do not take each other's calls", arguments: TestOwner.allCases)
    func twoContainers(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let containers = [StateContainer(state: 0), StateContainer(state: 0)]
            for (index, container) in containers.enumerated() {
                container.observe(index + 1, debounced: .seconds(1), clock: clock)
            }
            clock.advance(by: .seconds(1))
            for (index, container) in containers.enumerated() { await container.wait { $0 == index + 1 } }
        }
    }

    @Test("An action that is called may debounce the next one of its own group", arguments: TestOwner.allCases)
    func fromInside(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let record = container.record()
            func next(_ state: Int) -> Int {
                if state < 3 { observe(state + 1) }
                return state
            }
            func observe(_ state: Int) {
                container.observe(next(state), debounced: .seconds(1), identifier: "group", clock: clock)
            }
            observe(1)
            for second in 1...3 {
                await clock.waitForSleeper(until: .seconds(second))
                clock.advance(by: .seconds(1))
                await container.wait { $0 == second }
            }
            #expect(record.states == [1, 2, 3])
        }
    }

    @Test("However many calls come, one timer sleeps once", arguments: TestOwner.allCases)
    func oneTimer(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            for state in 1...10_000 { container.observe(state, debounced: .seconds(1), clock: clock) }
            await clock.waitForSleeper(until: .seconds(1))
            clock.advance(by: .seconds(1))
            await container.wait { $0 == 10_000 }
            #expect(clock.sleepCount == 1)
        }
    }

    @Test("Any clock that measures in seconds will do; by default it is the continuous one")
    @MainActor
    func clocks() async {
        let container = StateContainer(state: 0)
        container.observe(1, debounced: .zero)
        await container.wait { $0 == 1 }
        container.observe(2, debounced: .zero, clock: SuspendingClock())
        await container.wait { $0 == 2 }
        container.observe(3, debounced: .seconds(0.001))
        await container.wait { $0 == 3 }
    }
}
