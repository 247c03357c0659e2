import Testing

@_spi(Host) @testable import VSM

@Suite("observe(_:until:)", .timeLimit(.minutes(10)))
struct ObserveUntilTests {
    @Test("It returns the state, whatever the shape of the action", arguments: TestOwner.allCases)
    func found(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            #expect(await container.observe(ObservedAction(1), until: { $0 == 1 }) == 1)
            #expect(await container.observe(ObservedAction(Just(2)), until: { $0 == 2 }) == 2)
            #expect(await container.observe(ObservedAction([3, 4, 5].publisher), until: { $0 > 3 }) == 4)
            #expect(await container.observe(StateSequence({ 6 }, { 7 }), until: { $0 == 7 }) == 7)
            let eight = { () async -> Int in 8 }
            #expect(await container.observe(StateSequence({ 7 }, eight), until: { $0 == 8 }) == 8)
            #expect(await container.observe(ObservedAction { 9 }, until: { $0 == 9 }) == 9)
            #expect(await container.observe(ObservedAction(AsyncStream { $0.yield(10) }), until: { $0 == 10 }) == 10)
            #expect(
                await container.observe(ObservedAction { StateSequence({ 11 }, { 12 }) }, until: { $0 == 12 }) == 12
            )
            #expect(container.state == 12)
            #expect(container.storage.monitor == nil)
        }
    }

    @Test(
        "It returns a state that is still being delivered when its publisher has completed",
        arguments: TestOwner.allCases
    )
    func endIsThereFirst(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            #expect(await container.observe(ObservedAction(endingElsewhere(1)), until: { $0 == 1 }) == 1)
        }
    }

    /// A publisher that emits a state and completes on another thread, before the owner can handle either.
    private func endingElsewhere(_ state: Int) -> some Publisher<Int, Never> {
        var end: () -> Void = {}
        let emitter = Emitter<Int> { onAnotherThread(end) }
        end = { [unowned emitter] in
            emitter.send(state)
            emitter.finish()
        }
        return emitter
    }

    @Test(
        "The predicate receives only the states of this action, each once and in order, until one satisfies it",
        arguments: TestOwner.allCases
    )
    func asks(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 2)
            var asked: [Int] = []
            let found = await container.observe(
                ObservedAction([1, 2, 3].publisher),
                until: {
                    asked.append($0)
                    return $0 == 2
                }
            )
            #expect(found == 2)
            #expect(asked == [1, 2])
            #expect(container.state == 3)
        }
    }

    @Test("The action continues after the state", arguments: TestOwner.allCases)
    func goesOn(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let subject = CurrentValueSubject<Int, Never>(1)
            await container.observe(ObservedAction(subject), until: { $0 == 1 })
            subject.send(2)
            #expect(container.state == 2)
        }
    }

    @Test("It returns nil when the action ends without the state", arguments: TestOwner.allCases)
    func endedFirst(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            #expect(await container.observe(ObservedAction(1), until: { $0 == 9 }) == nil)
            #expect(await container.observe(ObservedAction(Just(2)), until: { $0 == 9 }) == nil)
            #expect(await container.observe(ObservedAction(Empty<Int, Never>()), until: { $0 == 9 }) == nil)
            #expect(await container.observe(StateSequence({ 3 }), until: { $0 == 9 }) == nil)
            #expect(await container.observe(StateSequence({ 3 }, { 4 }, { 5 }, { 6 }), until: { $0 == 9 }) == nil)
            #expect(await container.observe(ObservedAction { 7 }, until: { $0 == 9 }) == nil)
            #expect(await container.observe(ObservedAction(endingElsewhere(8)), until: { $0 == 9 }) == nil)
            #expect(container.state == 8)
            #expect(container.storage.monitor == nil)
        }
    }

    @Test("It returns nil when another action begins first", arguments: EndlessAction.allCases, TestOwner.allCases)
    func superseded(next: EndlessAction, owner: TestOwner) async {
        guard next != .debounced else { return }
        await owner.run { owner in
            let container = StateContainer(state: 0)
            let subject = PassthroughSubject<Int, Never>()
            let begun = Signal()
            let publisher = subject.handleEvents(receiveRequest: { _ in begun.send() })
            let waiting = Task {
                _ = owner
                return await container.observe(ObservedAction(publisher), until: { $0 == 9 })
            }
            await begun.waitIgnoringCancellation()
            _ = await next.begin(on: container)
            #expect(await waiting.value == nil)
            #expect(container.storage.monitor == nil)
        }
    }

    @Test("It returns nil when the waiting task is cancelled; the action continues", arguments: TestOwner.allCases)
    func cancelled(owner: TestOwner) async {
        await owner.run { owner in
            let container = StateContainer(state: 0)
            let subject = PassthroughSubject<Int, Never>()
            let begun = Signal()
            let publisher = subject.handleEvents(receiveRequest: { _ in begun.send() })
            let waiting = Task {
                _ = owner
                return await container.observe(ObservedAction(publisher), until: { $0 == 9 })
            }
            await begun.waitIgnoringCancellation()
            waiting.cancel()
            #expect(await waiting.value == nil)
            #expect(container.storage.monitor == nil)
            subject.send(1)
            #expect(container.state == 1)
        }
    }

    @Test(
        "In a task that is already cancelled, the action is observed and the call does not wait",
        arguments: TestOwner.allCases
    )
    func cancelledBefore(owner: TestOwner) async {
        await owner.run { owner in
            let container = StateContainer(state: 0)
            let subject = CurrentValueSubject<Int, Never>(1)
            let waiting = Task {
                _ = owner
                return await container.observe(ObservedAction(subject), until: { $0 == 9 })
            }
            waiting.cancel()
            #expect(await waiting.value == nil)
            subject.send(2)
            #expect(container.state == 2)
        }
    }

    @Test(
        "It returns the state even if a subscriber begins the next action when it receives the state",
        arguments: TestOwner.allCases
    )
    func subscriberGoesOn(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let token = container.subscribe { if $0 == 1 { container.observe(2) } }
            #expect(await container.observe(ObservedAction(1), until: { $0 == 1 }) == 1)
            #expect(container.state == 2)
            withExtendedLifetime(token) {}
        }
    }
}
