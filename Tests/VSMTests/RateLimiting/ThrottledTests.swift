import Testing
import VSMTesting

@testable import VSM

@Suite("observe, throttled", .timeLimit(.minutes(10)))
struct ThrottledTests {
    @Test(
        "The first action is observed immediately, the latest of the others at the end of the interval",
        arguments: RateLimitedForm.allCases,
        TestOwner.allCases
    )
    func firstAndLatest(form: RateLimitedForm, owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let record = container.record()
            var calls = 0
            form.throttle(1, on: container, clock: clock) { calls += 1 }
            // The action is observed immediately, without the clock.
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

    @Test("The interval is measured from the latest call that was made", arguments: RateLimitedForm.allCases)
    func distance(form: RateLimitedForm) {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            for state in 1...2 { form.throttle(state, on: container, clock: host.clock) {} }
            host.runUntilIdle()
            journey.expect(0, 1)
            // No jobs run while this time passes, so the timer is half a second late.
            host.clock.advance(by: .milliseconds(1500))
            host.runUntilIdle()
            journey.expect(2)
            form.throttle(3, on: container, clock: host.clock) {}
            #expect(host.clock.deadlines == [.milliseconds(2500)])
            host.advance(by: .milliseconds(999))
            journey.expectNothing()
            host.advance(by: .milliseconds(1))
            journey.expect(3)
        }
    }

    @Test("After an interval without a call, the next call is made immediately, and its group is removed")
    func atOnceAgain() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            journey.expect(0)
            for state in 1...3 {
                let forgotten = Flag()
                func observe(_ identifier: ForgottenIdentifier) {
                    container.observe(
                        ObservedAction(state),
                        throttled: .seconds(1, on: host.clock),
                        identifier: identifier
                    )
                }
                observe(ForgottenIdentifier(onForgotten: forgotten.raise))
                journey.expect(state)
                #expect(!forgotten.isRaised)
                host.advance(by: .seconds(1))
                #expect(forgotten.isRaised)
            }
        }
    }

    @Test("Calls from different places are throttled separately")
    func places() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            container.observe(ObservedAction(1), throttled: .seconds(1, on: host.clock))
            container.observe(ObservedAction(2), throttled: .seconds(1, on: host.clock))
            journey.expect(0, 1, 2)
        }
    }

    @Test("An identifier applies the interval to calls from different places")
    func identifier() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            container.observe(ObservedAction(1), throttled: .seconds(1, on: host.clock), identifier: "scroll")
            container.observe(ObservedAction(2), throttled: .seconds(1, on: host.clock), identifier: "scroll")
            container.observe(ObservedAction { 3 }, throttled: .seconds(1, on: host.clock), identifier: "scroll")
            host.advance(by: .milliseconds(999))
            journey.expect(0, 1)
            host.advance(by: .milliseconds(1))
            journey.expect(3)
        }
    }

    @Test("A throttled call that is made immediately does not drop the waiting calls of other groups")
    func otherGroups() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            container.observe(3, debounced: .seconds(1, on: host.clock))
            container.observe(ObservedAction(1), throttled: .seconds(1, on: host.clock), identifier: 1)
            container.observe(ObservedAction(2), throttled: .seconds(1, on: host.clock), identifier: 2)
            journey.expect(0, 1, 2)
            host.advance(by: .seconds(1))
            journey.expect(3)
        }
    }
}
