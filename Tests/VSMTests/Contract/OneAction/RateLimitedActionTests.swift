import Testing
import VSMTesting

@testable import VSM
@testable import VSMRateLimiting

// Waiting actions end like running ones.
extension OneActionTests {
    @Test(
        "A waiting debounced call is dropped when an action is observed, and never made",
        arguments: TestOwner.allCases
    )
    func dropsDebounced(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let record = container.record()
            let released = Signal()
            observeNever(on: container, .debounced(.seconds(1, on: clock)), holding: Lifeline(released))
            await clock.waitForSleeper(until: .seconds(1))
            container.observe(1)
            #expect(clock.deadlines.isEmpty, "The timer has to end immediately.")
            clock.advance(by: .seconds(2))
            await released.waitIgnoringCancellation()
            #expect(record.states == [1])
        }
    }

    @Test(
        "A debounced call is dropped even if its timer was about to fire",
        arguments: TestOwner.allCases
    )
    func dropsDebouncedThatIsDue(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let record = container.record()
            let released = Signal()
            observeNever(on: container, .debounced(.seconds(1, on: clock)), holding: Lifeline(released))
            await clock.waitForSleeper(until: .seconds(1))
            clock.advance(by: .seconds(1))
            container.observe(1)
            await released.waitIgnoringCancellation()
            #expect(record.states == [1])
        }
    }

    @Test(
        "A waiting throttled call is dropped when an action is observed, and never made",
        arguments: TestOwner.allCases
    )
    func dropsThrottled(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let pacing = RateLimit.throttled(.seconds(1, on: clock))
            let container = StateContainer(state: 0)
            let record = container.record()
            container.observe(pacing, "group", from: CallSite()) { ObservedAction(1) }
            let released = Signal()
            observeNever(on: container, pacing, holding: Lifeline(released))
            await clock.waitForSleeper(until: .seconds(1))
            container.observe(2)
            await released.waitIgnoringCancellation()
            clock.advance(by: .seconds(1))
            // When the next call has been made, the timer has fired.
            container.observe(ObservedAction(3), throttled: .seconds(1, on: clock), identifier: "next")
            await clock.waitForSleeper(until: .seconds(2))
            #expect(record.states == [1, 2, 3])
        }
    }

    @Test("The calls of all groups are dropped when an action is observed", arguments: TestOwner.allCases)
    func dropsAllGroups(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let released = (1...5).map { _ in Signal() }
            for (number, released) in released.enumerated() {
                let pacing = RateLimit.debounced(.seconds(number + 1, on: clock))
                observeNever(on: container, pacing, identifier: number, holding: Lifeline(released))
            }
            container.observe { 1 }
            clock.advance(by: .seconds(10))
            for released in released { await released.waitIgnoringCancellation() }
            await container.wait { $0 == 1 }
        }
    }

    @Test("A debounced action ends the running one when it is due, and not before", arguments: TestOwner.allCases)
    func endsWhenDue(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let subject = PassthroughSubject<Int, Never>()
            let container = StateContainer(state: 0)
            let record = container.record()
            container.observe(subject)
            container.observe(10, debounced: .seconds(1, on: clock))
            subject.send(1)
            await clock.waitForSleeper(until: .seconds(1))
            subject.send(2)
            clock.advance(by: .seconds(1))
            await container.wait { $0 == 10 }
            subject.send(3)
            #expect(record.states == [1, 2, 10])
        }
    }

    @Test(
        "A debounced action that observes another one when it is called is applied after it",
        arguments: TestOwner.allCases
    )
    func observesWhenCalled(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let record = container.record()
            let action = {
                container.observe(1)
                return 2
            }
            container.observe(action(), debounced: .seconds(1, on: clock))
            clock.advance(by: .seconds(1))
            await container.wait { $0 == 2 }
            #expect(record.states == [1, 2])
        }
    }

    @Test("An action that begins while a dropped call is released takes precedence", arguments: TestOwner.allCases)
    func lastWordsOfADroppedAction(owner: TestOwner) async {
        await owner.run { _ in
            let subject = PassthroughSubject<Int, Never>()
            var cancellations = 0
            let last = subject.handleEvents(receiveCancel: { cancellations += 1 })
            let container = StateContainer(state: 0)
            func waitForTime(_ witness: TestState) {
                func action() -> Int {
                    withExtendedLifetime(witness) {}
                    return 1000
                }
                container.observe(action(), debounced: .seconds(1, on: TestClock()))
            }
            waitForTime(TestState("captured") { container.observe(last) })
            container.observe(1)
            #expect(container.state == 0)
            subject.send(2)
            #expect(container.state == 2)
            #expect(cancellations == 0)
        }
    }

    @Test(
        "Ending a timer does not end its successor",
        arguments: TestOwner.allCases
    )
    func successor(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let record = container.record()
            func debounce(_ state: Int) {
                container.observe(state, debounced: .seconds(1, on: clock))
            }
            debounce(1)
            await clock.waitForSleeper(until: .seconds(1))
            clock.advance(by: .milliseconds(500))
            container.observe(2)
            debounce(3)
            // The superseded timer has ended before the next one sleeps.
            await clock.waitForSleeper(until: .milliseconds(1500))
            debounce(4)
            clock.advance(by: .seconds(1))
            await container.wait { $0 == 4 }
            #expect(record.states == [2, 4])
            #expect(clock.sleepCount == 2)
        }
    }
}

/// Observes an action that must not be called.
private func observeNever(
    on container: StateContainer<Int>,
    _ pacing: RateLimit,
    identifier: AnyHashable = "group",
    holding lifeline: Lifeline
) {
    let action = {
        withExtendedLifetime(lifeline) {}
        Issue.record("A dropped action was called.")
        return ObservedAction(1000)
    }
    container.observe(pacing, identifier, from: CallSite(), making: action)
}
