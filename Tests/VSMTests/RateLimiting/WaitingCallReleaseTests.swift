import Testing
import VSMTesting

@testable import VSM

@Suite("A call that waited leaves nothing behind", .timeLimit(.minutes(10)))
struct WaitingCallReleaseTests {
    @Test(
        "What a dropped call and its caller retained is released at once",
        arguments: Waiting.allCases,
        ActionEnd.allCases
    )
    func dropped(waiting: Waiting, end: ActionEnd) async {
        for owner in TestOwner.allCases {
            await owner.run { _ in
                let clock = TestClock()
                var container: StateContainer<Int>? = StateContainer(state: 0)
                func observe(_ lifeline: Lifeline?) {
                    func late() -> Int {
                        withExtendedLifetime(lifeline) {}
                        Issue.record("The call was made.")
                        return 1
                    }
                    switch waiting {
                    case .debounced:
                        container?.observe(late(), debounced: .seconds(1, on: clock), identifier: "group")
                    case .throttled:
                        container?.observe(
                            ObservedAction(late()),
                            throttled: .seconds(1, on: clock),
                            identifier: "group"
                        )
                    }
                }
                if waiting == .throttled {
                    container?.observe(ObservedAction(0), throttled: .seconds(1, on: clock), identifier: "group")
                }
                weak var reference: Lifeline?
                do {
                    let lifeline = Lifeline(Signal())
                    reference = lifeline
                    Caller.$lifeline.withValue(lifeline) { observe(lifeline) }
                }
                #expect(reference != nil)
                end.end(&container)
                #expect(reference == nil)
            }
        }
    }

    @Test("What a replaced call and its caller retained is released at once", arguments: TestOwner.allCases)
    func replaced(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            weak var reference: Lifeline?
            for state in 1...3 {
                let former = { [weak reference] in reference }
                do {
                    let lifeline = Lifeline(Signal())
                    reference = lifeline
                    Caller.$lifeline.withValue(lifeline) {
                        container.observe(state, debounced: .seconds(1, on: clock), identifier: "group")
                    }
                }
                #expect(reference != nil)
                #expect(former() == nil)
            }
        }
    }

    @Test("An interval after a throttled call keeps nothing of its caller", arguments: TestOwner.allCases)
    func interval(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let released = Signal()
            Caller.$lifeline.withValue(Lifeline(released)) {
                container.observe(ObservedAction(1), throttled: .seconds(1, on: clock), identifier: "group")
            }
            await released.waitIgnoringCancellation()
            await clock.waitForSleeper(until: .seconds(1))
        }
    }
}
