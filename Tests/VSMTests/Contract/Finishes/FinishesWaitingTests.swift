import Testing
@_spi(Host) import VSMTesting

@_spi(Host) @testable import VSM

/// The ways in which an action waits until it is due.
enum Waiting: String, CaseIterable, CustomTestStringConvertible {
    case debounced
    case throttled

    var testDescription: String { rawValue }

    /// Observes an action that waits for a second.
    func observe(
        _ action: @escaping @autoclosure () -> FinishingAction<Int>,
        on container: StateContainer<Int>,
        clock: TestClock,
        identifier: AnyHashable = "group"
    ) {
        switch self {
        case .debounced:
            container.observe(action(), debounced: .seconds(1, on: clock), identifier: identifier)
        case .throttled:
            container.observe(FinishingAction(0), throttled: .seconds(1, on: clock), identifier: identifier)
            container.observe(action(), throttled: .seconds(1, on: clock), identifier: identifier)
        }
    }
}

// Waiting actions finish like running ones.
extension FinishesTests {
    @Test(
        "A waiting call is made immediately, and its states are dropped",
        arguments: Waiting.allCases,
        ActionEnd.allCases
    )
    func madeAtOnce(waiting: Waiting, end: ActionEnd) async {
        for owner in TestOwner.allCases {
            for form in FinishingForm.allCases {
                await owner.run { owner in
                    let clock = TestClock()
                    let write = HeldWrite()
                    let states = States()
                    var calls = 0
                    var container: StateContainer<Int>? = StateContainer(state: 0)
                    // The closure is not in the function below, because Swift 6.3 would run it on no actor there.
                    let body = { () async in
                        owner.preconditionIsolated()
                        await write()
                    }
                    func action() -> FinishingAction<Int> {
                        owner.preconditionIsolated()
                        calls += 1
                        return form.action(body)
                    }
                    waiting.observe(action(), on: container!, clock: clock)
                    await clock.waitForSleeper(until: .seconds(1))
                    let subscription = container!.subscribe { states.all.append($0) }
                    end.end(&container)
                    // The call has been made when the next action begins or the view is torn down. A release may happen
                    // on another thread.
                    if end == .nextAction || end == .tearDown { #expect(calls == 1) }
                    await write.begun.waitIgnoringCancellation()
                    write.finish()
                    await write.ended.waitIgnoringCancellation()
                    clock.advance(by: .seconds(2))
                    #expect(calls == 1)
                    #expect(states.all == (end == .nextAction ? [10] : []))
                    withExtendedLifetime(subscription) {}
                }
            }
        }
    }

    @Test("A call is made when it is due, like any other", arguments: Waiting.allCases, TestOwner.allCases)
    func madeWhenDue(waiting: Waiting, owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            waiting.observe(FinishingForm.stateSequence.action {}, on: container, clock: clock)
            await clock.waitForSleeper(until: .seconds(1))
            #expect(container.state == 0)
            clock.advance(by: .seconds(1))
            await container.wait { $0 == 2 }
        }
    }

    @Test("Only the latest call of a group is made", arguments: Waiting.allCases, ActionEnd.allCases)
    func latestOfAGroup(waiting: Waiting, end: ActionEnd) async {
        for owner in TestOwner.allCases {
            await owner.run { _ in
                let clock = TestClock()
                let made = Numbers()
                let last = Signal()
                var container: StateContainer<Int>? = StateContainer(state: 0)
                func save(_ number: Int) -> FinishingAction<Int> {
                    made.all.append(number)
                    if number == 3 { last.send() }
                    return FinishingAction(number)
                }
                for number in 1...3 { waiting.observe(save(number), on: container!, clock: clock) }
                await clock.waitForSleeper(until: .seconds(1))
                end.end(&container)
                await last.waitIgnoringCancellation()
                #expect(made.all == [3])
            }
        }
    }

    @Test("The calls of several groups are made in the order in which they arrived", arguments: Waiting.allCases)
    func order(waiting: Waiting) {
        for end in ActionEnd.allCases where end != .releaseElsewhere {
            withTestHost { host in
                let made = Numbers()
                var container: StateContainer<Int>? = host.container(state: 0)
                func save(_ number: Int) -> FinishingAction<Int> {
                    made.all.append(number)
                    return FinishingAction(0)
                }
                for number in 1...20 {
                    waiting.observe(save(number), on: container!, clock: host.clock, identifier: number)
                }
                host.runUntilIdle()
                end.end(&container)
                host.runUntilIdle()
                #expect(made.all == Array(1...20))
                #expect(waiting == .throttled && end == .nextAction || host.clock.deadlines.isEmpty)
            }
        }
    }

    @Test("A call is made before the next action begins, so the next action finds the saved data")
    func beforeTheNextAction() {
        withTestHost { host in
            var saved = "old"
            let container = host.container(state: "")
            let journey = host.record(container)
            func save(_ text: String) -> FinishingAction<String> {
                FinishingAction { () async in
                    saved = text
                    return "saved"
                }
            }
            container.observe(save("new"), debounced: .seconds(1, on: host.clock), identifier: nil)
            container.observe { saved }
            host.runUntilIdle()
            journey.expect("", "new")
        }
    }

    @Test("If a call observes another action, that action takes precedence")
    func observesWhenMade() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            let made = Numbers()
            func save() -> FinishingAction<Int> {
                made.all.append(1)
                container.observe(5)
                return FinishingAction(1000)
            }
            container.observe(save(), debounced: .seconds(1, on: host.clock), identifier: nil)
            container.observe(2)
            host.runUntilIdle()
            journey.expect(0, 5)
            #expect(made.all == [1])
        }
    }

    @Test("A call that becomes due does not end the wait of another one")
    func othersWait() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            container.observe(FinishingAction(1), debounced: .seconds(1, on: host.clock), identifier: nil)
            container.observe(FinishingAction(2), debounced: .seconds(2, on: host.clock), identifier: nil)
            host.advance(by: .seconds(1))
            journey.expect(0, 1)
            host.advance(by: .seconds(1))
            journey.expect(2)
        }
    }

    @Test("A call whose clock fails is made")
    func clockThatFails() {
        withTestHost { host in
            let made = Numbers()
            let container = host.container(state: 0)
            let journey = host.record(container)
            func save() -> FinishingAction<Int> {
                made.all.append(1)
                return FinishingAction(1)
            }
            container.observe(save(), debounced: .seconds(1, on: FailingClock()), identifier: nil)
            host.runUntilIdle()
            #expect(made.all == [1])
            journey.expect(0)
        }
    }

    @Test(
        "300 calls whose containers are released on another thread when they are due are each made once",
        arguments: TestOwner.allCases
    )
    func releasedWhenDue(owner: TestOwner) async {
        await owner.run { _ in
            for round in 1...300 {
                let clock = TestClock()
                let calls = Numbers()
                let made = Signal()
                func save() -> FinishingAction<Int> {
                    calls.all.append(round)
                    return FinishingAction { () async in
                        made.send()
                        return 1
                    }
                }
                var container: StateContainer<Int>? = StateContainer(state: 0)
                container!.observe(save(), debounced: .seconds(1, on: clock), identifier: nil)
                if !round.isMultiple(of: 3) { await clock.waitForSleeper(until: .seconds(1)) }
                let last = LastReference(container!)
                container = nil
                let done = startThreads(2) { thread in
                    if thread == 0 { clock.advance(by: .seconds(1)) } else { last.release() }
                }
                await made.waitIgnoringCancellation()
                await done.waitIgnoringCancellation()
                await Task.yield()
                #expect(calls.all == [round])
            }
        }
    }
}

final class Numbers {
    var all: [Int] = []
}

/// A clock that cannot sleep.
private struct FailingClock: Clock {
    struct Failure: Error {}

    var now: ContinuousClock.Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws { throw Failure() }
}
