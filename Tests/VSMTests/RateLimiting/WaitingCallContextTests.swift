import Testing
import VSMTesting

@testable import VSM

/// Notes of the actions of a test, which run on its owner.
private final class Notes<Note> {
    var all: [Note] = []
}

@Suite("A call that waits is made with the task-local values and the priority of its caller", .timeLimit(.minutes(10)))
struct WaitingCallContextTests {
    @Test("Of many debounced calls, the last", arguments: RateLimitedForm.allCases, TestOwner.allCases)
    func debounced(form: RateLimitedForm, owner: TestOwner) async {
        await owner.run { owner in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let names = Notes<String>()
            for state in 1...3 {
                Caller.$name.withValue("\(state)") {
                    form.debounce(state, on: container, clock: clock) {
                        owner.preconditionIsolated()
                        names.all.append(Caller.name)
                    }
                }
            }
            await clock.waitForSleeper(until: .seconds(1))
            clock.advance(by: .seconds(1))
            await container.wait { $0 == 3 }
            #expect(names.all == ["3"])
        }
    }

    @Test("Of many throttled calls, the first and the last", arguments: RateLimitedForm.allCases, TestOwner.allCases)
    func throttled(form: RateLimitedForm, owner: TestOwner) async {
        await owner.run { owner in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let names = Notes<String>()
            for state in 1...3 {
                Caller.$name.withValue("\(state)") {
                    form.throttle(state, on: container, clock: clock) {
                        owner.preconditionIsolated()
                        names.all.append(Caller.name)
                    }
                }
            }
            await clock.waitForSleeper(until: .seconds(1))
            clock.advance(by: .seconds(1))
            await container.wait { $0 == 3 }
            #expect(names.all == ["1", "3"])
        }
    }

    @Test("A throttled call within each interval", arguments: TestOwner.allCases)
    func intervals(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let names = Notes<String>()
            for state in 1...4 {
                // The first call is made now, and each further one by the same timer.
                Caller.$name.withValue("\(state)") {
                    container.observe(
                        ObservedAction { [name = Caller.name] in
                            #expect(Caller.name == name)
                            names.all.append(Caller.name)
                            return state
                        },
                        throttled: .seconds(1, on: clock)
                    )
                }
                if state > 1 {
                    await clock.waitForSleeper(until: .seconds(state - 1))
                    clock.advance(by: .seconds(1))
                }
                await container.wait { $0 == state }
            }
            #expect(names.all == ["1", "2", "3", "4"])
        }
    }

    @Test("The priority is that of the caller, in the call and in its task", arguments: Waiting.allCases)
    @MainActor
    func priority(waiting: Waiting) async {
        let clock = TestClock()
        let container = StateContainer(state: 0)
        let priorities = Notes<TaskPriority>()
        for priority in [TaskPriority.high, .background, .utility] {
            let called = Signal()
            // Nothing waits for the task itself, because that would raise its priority.
            Task(priority: priority) {
                let action = { () -> FinishingAction<Int> in
                    priorities.all.append(Task.currentPriority)
                    return FinishingAction {
                        priorities.all.append(Task.currentPriority)
                        return 1
                    }
                }
                switch waiting {
                case .debounced: container.observe(action(), debounced: .seconds(1, on: clock), identifier: "group")
                case .throttled:
                    if priority == .high {
                        container.observe(ObservedAction(0), throttled: .seconds(1, on: clock), identifier: "group")
                    }
                    container.observe(action(), throttled: .seconds(1, on: clock), identifier: "group")
                }
                called.send()
            }
            await called.waitIgnoringCancellation()
        }
        await clock.waitForSleeper(until: .seconds(1))
        clock.advance(by: .seconds(1))
        await container.wait { $0 == 1 }
        #expect(priorities.all == [.utility, .utility])
    }

    @Test("A finishing call that is made early", arguments: Waiting.allCases, ActionEnd.allCases)
    func early(waiting: Waiting, end: ActionEnd) async {
        for owner in TestOwner.allCases {
            await owner.run { owner in
                let clock = TestClock()
                let made = Signal()
                let names = Notes<String>()
                var container: StateContainer<Int>? = StateContainer(state: 0)
                func action() -> FinishingAction<Int> {
                    owner.preconditionIsolated()
                    names.all.append(Caller.name)
                    made.send()
                    return FinishingAction(1)
                }
                Caller.$name.withValue("caller") { waiting.observe(action(), on: container!, clock: clock) }
                Caller.$name.withValue("other") { end.end(&container) }
                await made.waitIgnoringCancellation()
                #expect(names.all == ["caller"])
            }
        }
    }

    @Test("A finishing call whose actor is gone", arguments: Waiting.allCases)
    func withoutOwner(waiting: Waiting) async {
        let clock = TestClock()
        let made = Signal()
        await Screen().begin { container in
            Caller.$name.withValue("caller") {
                func action() -> FinishingAction<Int> {
                    #expect(Caller.name == "caller")
                    return FinishingForm.stateSequence.action {
                        #expect(Caller.name == "caller")
                        made.send()
                    }
                }
                waiting.observe(action(), on: container, clock: clock)
            }
        }
        await made.waitIgnoringCancellation()
    }

    @Test("A finishing call whose clock fails")
    @MainActor
    func failingClock() async {
        let container = StateContainer(state: 0)
        let made = Signal()
        func action() -> FinishingAction<Int> {
            #expect(Caller.name == "2")
            made.send()
            return FinishingAction(1)
        }
        for name in ["1", "2"] {
            Caller.$name.withValue(name) {
                container.observe(action(), debounced: .seconds(1, on: FailingClock()), identifier: "group")
            }
        }
        await made.waitIgnoringCancellation()
    }
}

/// An actor that is released with its container.
private actor Screen {
    private var container: StateContainer<Int>?

    func begin(_ observe: @Sendable (StateContainer<Int>) -> Void) {
        let container = StateContainer(state: 0)
        self.container = container
        observe(container)
    }
}

/// A clock that cannot sleep.
private struct FailingClock: Clock {
    struct Failure: Error {}

    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws { throw Failure() }
}
