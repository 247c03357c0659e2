import Testing
import VSMTesting

@testable import VSM

@Suite("observe, throttled", .timeLimit(.minutes(1)))
struct ThrottledTests {
    @Test(
        "The first action is observed at once, the latest of the others at the end of the interval",
        arguments: PacedForm.allCases,
        TestOwner.allCases
    )
    func firstAndLatest(form: PacedForm, owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let record = container.record()
            var calls = 0
            form.throttle(1, on: container, clock: clock) { calls += 1 }
            // At once, so without the clock.
            await container.wait { $0 == 1 }
            for state in 2...5 { form.throttle(state, on: container, clock: clock) { calls += 1 } }
            await clock.waitForSleeper(until: .seconds(1))
            #expect(calls == 1)
            #expect(container.state == 1)
            clock.advance(by: .seconds(1))
            await container.wait { $0 == 5 }
            #expect(calls == 2)
            #expect(record.states == [1, 5])
        }
    }

    @Test("The distance is kept to the action that went last", arguments: PacedForm.allCases)
    @MainActor
    func distance(form: PacedForm) async {
        let clock = TestClock()
        let container = StateContainer(state: 0)
        let record = container.record()
        for state in 1...2 {
            form.throttle(state, on: container, clock: clock) {}
            await container.wait { $0 == 1 }
        }
        clock.advance(by: .milliseconds(1500))
        await container.wait { $0 == 2 }
        await clock.waitForSleeper(until: .milliseconds(2500))
        form.throttle(3, on: container, clock: clock) {}
        clock.advance(by: .milliseconds(500))
        #expect(clock.deadlines == [.milliseconds(2500)])
        #expect(container.state == 2)
        clock.advance(by: .milliseconds(500))
        await container.wait { $0 == 3 }
        #expect(record.states == [1, 2, 3])
    }

    @Test("After an interval without a call the next one goes at once", arguments: TestOwner.allCases)
    func atOnceAgain(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            for state in 1...3 {
                let forgotten = Signal()
                func observe(_ identifier: ForgottenIdentifier) {
                    container.observe(state, throttled: .seconds(1), identifier: identifier, clock: clock)
                }
                observe(ForgottenIdentifier(forgotten))
                #expect(container.state == state)
                clock.advance(by: .seconds(1))
                await forgotten.waitIgnoringCancellation()
            }
        }
    }

    @Test("Calls from different places keep no distance from each other", arguments: TestOwner.allCases)
    func places(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            container.observe(1, throttled: .seconds(1), clock: clock)
            #expect(container.state == 1)
            container.observe(2, throttled: .seconds(1), clock: clock)
            #expect(container.state == 2)
        }
    }

    @Test("An identifier makes calls from different places keep the distance", arguments: TestOwner.allCases)
    func identifier(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let record = container.record()
            container.observe(1, throttled: .seconds(1), identifier: "scroll", clock: clock)
            container.observe(2, throttled: .seconds(1), identifier: "scroll", clock: clock)
            container.observe({ 3 }, throttled: .seconds(1), identifier: "scroll", clock: clock)
            #expect(container.state == 1)
            clock.advance(by: .seconds(1))
            await container.wait { $0 == 3 }
            #expect(record.states == [1, 3])
        }
    }

    @Test("An action that goes at once does not drop those of other groups that wait", arguments: TestOwner.allCases)
    func otherGroups(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let record = container.record()
            container.observe(3, debounced: .seconds(1), clock: clock)
            container.observe(1, throttled: .seconds(1), identifier: 1, clock: clock)
            container.observe(2, throttled: .seconds(1), identifier: 2, clock: clock)
            #expect(record.states == [1, 2])
            clock.advance(by: .seconds(1))
            await container.wait { $0 == 3 }
            #expect(record.states == [1, 2, 3])
        }
    }
}
