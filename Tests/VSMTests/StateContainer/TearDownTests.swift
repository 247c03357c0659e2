import Testing
@_spi(Host) import VSMTesting

@_spi(Host) @testable import VSM

@Suite("StateContainer.tearDown()", .timeLimit(.minutes(10)))
struct TearDownTests {
    @Test("Drops waiting debounced and throttled calls, and ends their timers")
    func dropsWaitingCalls() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            container.observe(ObservedAction(1), throttled: .seconds(1, on: host.clock), identifier: "throttled")
            container.observe(ObservedAction(2), throttled: .seconds(1, on: host.clock), identifier: "throttled")
            container.observe(3, debounced: .seconds(1, on: host.clock))
            host.runUntilIdle()
            container.tearDown()
            host.runUntilIdle()
            #expect(host.clock.deadlines.isEmpty)
            host.advance(by: .seconds(10))
            journey.expect(0, 1)
        }
    }

    @Test(
        "Ends an action of any shape, and releases everything that it retains",
        arguments: EndlessAction.allCases,
        TestOwner.allCases
    )
    func endsAction(action: EndlessAction, owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let released = await action.begin(on: container)
            container.tearDown()
            await released.waitIgnoringCancellation()
            #expect(container.actionProgress == .ended)
        }
    }

    @Test("Actions that are observed later neither change the state nor go on", arguments: TestOwner.allCases)
    func isPermanent(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            container.tearDown()
            container.observe(1)
            container.observe(Just(2).append(Empty(completeImmediately: false)))
            container.observe(StateSequence({ 3 }, { 4 }))
            container.observe { () async in
                Issue.record("The action began.")
                return 5
            }
            #expect(container.actionProgress == .ended)
            #expect(await container.observe(ObservedAction { 6 }, until: { $0 == 6 }) == nil)
            #expect(container.state == 0)
        }
    }

    @Test("Finishing actions that are observed later run, and do not change the state")
    func finishesLater() {
        withTestHost { host in
            let container = host.container(state: 0)
            container.tearDown()
            var isSaved = false
            container.observe(
                FinishingAction {
                    isSaved = true
                    return 1
                }
            )
            host.runUntilIdle()
            #expect(isSaved)
            #expect(container.state == 0)
        }
    }

    @Test("An action that is observed because another one is cancelled does not go on", arguments: TestOwner.allCases)
    func observedWhileEnding(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let publisher = Empty<Int, Never>(completeImmediately: false)
            container.observe(
                publisher.handleEvents(receiveCancel: {
                    container.observe(Empty<Int, Never>(completeImmediately: false))
                    container.observe(1)
                })
            )
            container.tearDown()
            #expect(container.state == 0)
            #expect(container.actionProgress == .ended)
        }
    }

    @Test("A result that arrives later is dropped", arguments: TestOwner.allCases)
    func dropsLateResult(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let record = container.record()
            let emitter = Emitter<Int>()
            container.observe(emitter)
            emitter.send(1)
            container.tearDown()
            emitter.send(2)
            #expect(record.states == [1])
        }
    }

    @Test("Ends the wait of observe(_:until:)", arguments: TestOwner.allCases)
    func endsWaiting(owner: TestOwner) async {
        await owner.run { owner in
            let container = StateContainer(state: 0)
            let begun = Signal()
            let publisher = PassthroughSubject<Int, Never>().handleEvents(receiveRequest: { _ in begun.send() })
            let waiting = Task {
                _ = owner
                return await container.observe(ObservedAction(publisher), until: { $0 == 1 })
            }
            await begun.waitIgnoringCancellation()
            container.tearDown()
            #expect(await waiting.value == nil)
        }
    }
}
