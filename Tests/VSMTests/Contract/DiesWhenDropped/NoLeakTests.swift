import Testing
import VSMTesting

@testable import VSM

// A released container leaves nothing behind.
extension DiesWhenDroppedTests {
    @Test("Subscribers do not keep a container alive", arguments: TestOwner.allCases)
    func subscribers(owner: TestOwner) async {
        await owner.run { _ in
            var container: StateContainer<Int>? = StateContainer(state: 0)
            weak let reference = container
            let cancellables = SubscriptionWay.allCases.map { $0.subscribe(to: container!.$state) { _ in } }
            let states = container!.states
            let publisher = container!.objectWillChange
            container = nil
            #expect(reference == nil)
            var seen: [Int] = []
            for await state in states { seen.append(state) }
            #expect(seen == [0])
            withExtendedLifetime((cancellables, publisher)) {}
        }
    }

    @Test("states ends with the container, even if a publisher of it is still alive", arguments: TestOwner.allCases)
    func statesEnd(owner: TestOwner) async {
        await owner.run { _ in
            var container: StateContainer<Int>? = StateContainer(state: 0)
            let publisher = container!.$state
            let states = container!.states
            container?.observe(1)
            container = nil
            var seen: [Int] = []
            for await state in states { seen.append(state) }
            #expect(seen == [0, 1])
            withExtendedLifetime(publisher) {}
        }
    }

    @Test(
        "The state and its model are released with the container, with or without subscribers",
        arguments: SubscriptionWay.allCases
    )
    @MainActor
    func states(way: SubscriptionWay) async {
        var container: StateContainer<TestState>? = StateContainer("first")
        var cancellable: AnyCancellable? = way.subscribe(to: container!.$state) { _ in }
        var states: StateContainer<TestState>.States? = container!.states
        container?.observe(StateSequence({ TestState("second") }, { TestState("third") }))
        await container?.wait(for: "third")
        weak let state = container?.state
        #expect(state != nil)
        cancellable?.cancel()
        cancellable = nil
        states = nil
        container = nil
        #expect(state == nil)
        withExtendedLifetime((cancellable, states)) {}
    }

    @Test("A state that was replaced is released", arguments: TestOwner.allCases)
    func replacedStates(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer("first")
            let cancellables = SubscriptionWay.allCases.map { $0.subscribe(to: container.$state) { _ in } }
            weak let first = container.state
            container.observe(TestState("second"))
            #expect(first == nil)
            weak let second = container.state
            container.observe(Just(TestState("third")))
            #expect(second == nil)
            withExtendedLifetime(cancellables) {}
        }
    }

    @Test("An action that has ended retains nothing", arguments: 0..<5, TestOwner.allCases)
    func endedActions(shape: Int, owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            func begin(holding lifeline: Lifeline) {
                let one = { @Sendable (_: Int) in
                    withExtendedLifetime(lifeline) {}
                    return 1
                }
                switch shape {
                case 0: container.observe(Just(0).map(one))
                case 1: container.observe { one(0) }
                case 2: container.observe(StateSequence({ one(0) }, { one(0) }))
                case 3: container.observe(AsyncStream { $0.finish() }.map(one))
                default: container.observe(one(0), debounced: .zero.on(TestClock()))
                }
            }
            let released = Signal()
            begin(holding: Lifeline(released))
            await released.waitIgnoringCancellation()
        }
    }

    @Test(
        "Rate-limited calls that were made leave nothing behind, not even their identifier",
        arguments: TestOwner.allCases
    )
    func rateLimitGroups(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            let container = StateContainer(state: 0)
            let debounced = Signal()
            let throttled = Signal()
            container.observe(
                1,
                debounced: .seconds(1, on: clock),
                identifier: ForgottenIdentifier(onForgotten: debounced.send)
            )
            container.observe(
                ObservedAction(2),
                throttled: .seconds(2, on: clock),
                identifier: ForgottenIdentifier(onForgotten: throttled.send)
            )
            await clock.waitForSleeper(until: .seconds(1))
            await clock.waitForSleeper(until: .seconds(2))
            clock.advance(by: .seconds(1))
            await debounced.waitIgnoringCancellation()
            clock.advance(by: .seconds(1))
            await throttled.waitIgnoringCancellation()
            #expect(container.state == 1)
        }
    }

    @Test(
        "A container can be released on one thread while states arrive from two others",
        arguments: TestOwner.allCases
    )
    func races(owner: TestOwner) async {
        await owner.run { _ in
            for round in 0..<200 {
                let emitter = Emitter<TestState>()
                var container: StateContainer<TestState>? = StateContainer("first")
                weak let reference = container
                let record = container!.record()
                container!.observe(emitter)
                let last = LastReference(container!)
                container = nil
                let done = startThreads(3) { thread in
                    if thread == 0 { return last.release() }
                    for _ in 0..<10 { emitter.send(TestState("late")) }
                }
                // The owner is busy in every second round, and idle in the others.
                if round.isMultiple(of: 2) {
                    for _ in 0..<10 { emitter.send(TestState("late")) }
                }
                await done.waitIgnoringCancellation()
                #expect(reference == nil)
                let count = record.names.count
                emitter.send(TestState("last"))
                #expect(record.names.count == count)
            }
        }
    }

    @Test(
        "A closure's late result can arrive while the container is released on another thread",
        arguments: TestOwner.allCases
    )
    func closureRaces(owner: TestOwner) async {
        await owner.run { _ in
            for _ in 0..<200 {
                let gone = Signal()
                let waits = Signal()
                let work = Gate()
                var container: StateContainer<TestState>? = StateContainer("first")
                container!.observe {
                    await work.wait { waits.send() }
                    return TestState("late") { gone.send() }
                }
                await waits.waitIgnoringCancellation()
                let last = LastReference(container!)
                container = nil
                startThreads(2) { thread in
                    if thread == 0 { last.release() } else { work.open() }
                }
                await gone.waitIgnoringCancellation()
            }
        }
    }

    @Test(
        "The timer of a waiting call can wake up while the container is released on another thread",
        arguments: TestOwner.allCases
    )
    func timerRaces(owner: TestOwner) async {
        await owner.run { _ in
            for _ in 0..<200 {
                let gone = Signal()
                var container: StateContainer<TestState>? = StateContainer("first")
                container!.observe(ObservedAction(TestState("second")), throttled: .nanoseconds(1))
                container!.observe(ObservedAction(TestState("waiting") { gone.send() }), throttled: .nanoseconds(1))
                let last = LastReference(container!)
                container = nil
                startThreads(1) { _ in last.release() }
                await gone.waitIgnoringCancellation()
            }
        }
    }
}
