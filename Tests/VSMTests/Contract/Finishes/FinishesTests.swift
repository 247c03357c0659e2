import Testing
@_spi(Host) import VSMTesting

@_spi(Host) @testable import VSM

/// The events that end an action.
enum ActionEnd: String, CaseIterable, CustomTestStringConvertible {
    case nextAction = "the next action"
    case tearDown
    case release
    case releaseElsewhere = "release on another thread"

    var testDescription: String { rawValue }

    /// Ends the action of a container; to release the container, this has to be its only reference.
    func end(_ container: inout StateContainer<Int>?) {
        switch self {
        case .nextAction: container?.observe(10)
        case .tearDown: container?.tearDown()
        case .release:
            weak let reference = container
            container = nil
            #expect(reference == nil)
        case .releaseElsewhere:
            weak let reference = container
            let last = LastReference(container!)
            container = nil
            onAnotherThread { last.release() }
            #expect(reference == nil)
        }
    }
}

@Suite("10. A finishing action finishes", .timeLimit(.minutes(10)))
struct FinishesTests {
    @Test(
        "An action of any shape that runs is not cancelled, and its states are dropped",
        arguments: FinishingForm.allCases,
        ActionEnd.allCases
    )
    func goesOn(form: FinishingForm, end: ActionEnd) async {
        for owner in TestOwner.allCases {
            await owner.run { owner in
                let write = HeldWrite()
                let states = States()
                var container: StateContainer<Int>? = StateContainer(state: 0)
                let subscription = container!.subscribe { states.all.append($0) }
                container!.observe(
                    form.action {
                        owner.preconditionIsolated()
                        await write()
                        owner.preconditionIsolated()
                    }
                )
                await write.begun.waitIgnoringCancellation()
                #expect(states.all == form.states.dropLast())
                end.end(&container)
                write.finish()
                await write.ended.waitIgnoringCancellation()
                await settle()
                #expect(states.all == form.states.dropLast() + (end == .nextAction ? [10] : []))
                #expect(write.count == 1)
                withExtendedLifetime(subscription) {}
            }
        }
    }

    @Test("The latest action behaves like any other", arguments: FinishingForm.allCases, TestOwner.allCases)
    func latest(form: FinishingForm, owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let record = container.record()
            container.observe(form.action {})
            await container.wait { $0 == 2 }
            #expect(record.states == form.states)
            container.observe(3)
            #expect(await container.observe(ObservedAction(form.action {}), until: { $0 == 2 }) == 2)
            #expect(await container.observe(ObservedAction(form.action {}), until: { $0 == 100 }) == nil)
        }
    }

    @Test("What is ready is applied before observe returns", arguments: TestOwner.allCases)
    func readyNow(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            container.observe(FinishingAction(1))
            #expect(container.state == 1)
            container.observe(FinishingAction(Just(2)))
            #expect(container.state == 2)
            container.observe(FinishingAction(StateSequence({ 3 }, { 100 })))
            #expect(container.state == 3)
        }
    }

    @Test("It ends the action before it", arguments: FinishingForm.allCases, TestOwner.allCases)
    func endsPrevious(form: FinishingForm, owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let released = await EndlessAction.closure.begin(on: container)
            container.observe(form.action {})
            await released.waitIgnoringCancellation()
            await container.wait { $0 == 2 }
        }
    }

    @Test(
        "Two concurrent ones run at the same time, and both finish",
        arguments: FinishingForm.allCases,
        TestOwner.allCases
    )
    func two(form: FinishingForm, owner: TestOwner) async {
        await owner.run { _ in
            let writes = [HeldWrite(), HeldWrite()]
            let container = StateContainer(state: 0)
            for write in writes {
                container.observe(form.action { await write() }.concurrent())
                await write.begun.waitIgnoringCancellation()
            }
            for write in writes.reversed() {
                write.finish()
                await write.ended.waitIgnoringCancellation()
            }
            await container.wait { $0 == 2 }
        }
    }

    @Test("A publisher is kept until it completes, and then released", arguments: ActionEnd.allCases)
    func publisher(end: ActionEnd) async {
        for owner in TestOwner.allCases {
            await owner.run { _ in
                let released = Signal()
                let states = States()
                var container: StateContainer<Int>? = StateContainer(state: 0)
                let subscription = container!.subscribe { states.all.append($0) }
                let subject = PassthroughSubject<Int, Never>()
                func begin(holding lifeline: Lifeline) {
                    container!.observe(
                        FinishingAction(
                            subject.map { @Sendable number in
                                withExtendedLifetime(lifeline) {}
                                return number
                            }
                            .handleEvents(receiveCancel: { Issue.record("The subscription was cancelled.") })
                        )
                    )
                }
                begin(holding: Lifeline(released))
                subject.send(1)
                end.end(&container)
                subject.send(2)
                onAnotherThread { subject.send(3) }
                subject.send(completion: .finished)
                await released.waitIgnoringCancellation()
                #expect(states.all == (end == .nextAction ? [1, 10] : [1]))
                withExtendedLifetime(subscription) {}
            }
        }
    }

    @Test(
        "It retains neither its container nor the container's state",
        arguments: FinishingForm.allCases,
        TestOwner.allCases
    )
    func keepsNothing(form: FinishingForm, owner: TestOwner) async {
        await owner.run { _ in
            let write = HeldWrite()
            let isGone = Flag()
            var container: StateContainer<(Int, TestState)>? = StateContainer(
                state: (0, TestState("first") { isGone.raise() })
            )
            weak let storage = container?.storage
            container!.observe(
                FinishingAction { () async -> (Int, TestState) in
                    await write()
                    return (1, TestState("late"))
                }
            )
            await write.begun.waitIgnoringCancellation()
            container = nil
            #expect(isGone.isRaised)
            #expect(storage == nil)
            write.finish()
            await write.ended.waitIgnoringCancellation()
        }
    }

    @Test("An action that is superseded while it begins finishes", arguments: TestOwner.allCases)
    func supersededWhileItBegins(owner: TestOwner) async {
        await owner.run { _ in
            let write = HeldWrite()
            write.finish()
            let container = StateContainer(state: 0)
            let record = container.record()
            // Cancelling this action observes another one, which takes precedence.
            let subject = PassthroughSubject<Int, Never>()
            container.observe(subject.handleEvents(receiveCancel: { container.observe(5) }))
            container.observe(FinishingForm.stateSequence.action { await write() })
            await write.ended.waitIgnoringCancellation()
            await settle()
            #expect(record.states == [5])
        }
    }

    /// Lets ready jobs of the owner run.
    private func settle() async {
        for _ in 0..<10 { await Task.yield() }
    }
}

/// The states of a container that may have been released.
final class States {
    var all: [Int] = []
}
