import Testing

@_spi(Host) @testable import VSM

// A result is late if it was being delivered to the container when the next action began. Each test waits until the
// late state is released, or was applied by mistake.
extension OneActionTests {
    @Test("The result of an action that ignores its cancellation is dropped", arguments: TestOwner.allCases)
    func ignoresCancellation(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer("first")
            let record = container.record()
            let late = LateState(for: container)
            let (begun, gate) = (Signal(), Signal())
            container.observe {
                begun.send()
                await gate.waitIgnoringCancellation()
                return late.make()
            }
            await begun.waitIgnoringCancellation()
            container.observe(TestState("next"))
            gate.send()
            await late.decision()
            #expect(record.names == ["next"])
        }
    }

    @Test(
        "The result of a closure that was about to resume when the next action began is dropped",
        arguments: TestOwner.allCases
    )
    func closureOnItsWay(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer("first")
            let record = container.record()
            let late = LateState(for: container)
            let waits = Signal()
            let work = Gate()
            container.observe {
                await work.wait { waits.send() }
                return late.make()
            }
            await waits.waitIgnoringCancellation()
            // From here on, only the busy owner keeps the closure from returning.
            work.open()
            container.observe(TestState("next"))
            await late.decision()
            #expect(record.names == ["next"])
        }
    }

    @Test(
        "The result of work that left the owner and returns too late is dropped",
        arguments: TestOwner.allCases
    )
    func workElsewhere(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer("first")
            let record = container.record()
            let late = LateState(for: container)
            let started = Signal()
            container.observe {
                await Task.detached { started.send() }.value
                return late.make()
            }
            await started.waitIgnoringCancellation()
            container.observe(TestState("next"))
            await late.decision()
            #expect(record.names.last == "next")
        }
    }

    @Test(
        "An element of a sequence that was being delivered when the next action began is dropped",
        arguments: TestOwner.allCases
    )
    func elementOnItsWay(owner: TestOwner) async {
        await owner.run { _ in
            let (stream, continuation) = AsyncStream.makeStream(of: Carried<TestState>.self)
            let container = StateContainer("first")
            let record = container.record()
            let late = LateState(for: container)
            container.observe(stream.map { $0.value })
            continuation.yield(Carried(value: TestState("early")))
            await container.wait(for: "early")
            continuation.yield(Carried(value: late.make()))
            container.observe(TestState("next"))
            await late.decision()
            #expect(record.names == ["early", "next"])
            continuation.finish()
        }
    }

    @Test(
        "No element after the late one is requested from a sequence that ignores its cancellation",
        arguments: TestOwner.allCases
    )
    func stubbornSequence(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let record = container.record()
            let waits = Signal()
            let work = Gate()
            let ended = Signal()
            func begin(holding lifeline: Lifeline) {
                let numbers = StubbornSequence { number in
                    withExtendedLifetime(lifeline) {}
                    #expect(number <= 2)
                    if number == 2 { await work.wait { waits.send() } }
                    return number
                }
                container.observe(numbers)
            }
            begin(holding: Lifeline(ended))
            await waits.waitIgnoringCancellation()
            container.observe(10)
            work.open()
            await ended.waitIgnoringCancellation()
            #expect(record.states == [1, 10])
        }
    }

    @Test(
        "A state of a StateSequence that was being delivered when the next action began is dropped, as are later ones",
        arguments: TestOwner.allCases
    )
    func stateOnItsWay(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer("first")
            let record = container.record()
            let late = LateState(for: container)
            let waits = Signal()
            let work = Gate()
            let lifeline = Signal()
            container.observe(
                StateSequence(
                    { TestState("loading") },
                    {
                        await work.wait { waits.send() }
                        return late.make()
                    },
                    { [lifeline = Lifeline(lifeline)] in
                        withExtendedLifetime(lifeline) {}
                        Issue.record("A superseded sequence created a state.")
                        return TestState("never")
                    }
                )
            )
            await waits.waitIgnoringCancellation()
            work.open()
            container.observe(TestState("next"))
            await late.decision()
            await lifeline.waitIgnoringCancellation()
            #expect(record.names == ["loading", "next"])
        }
    }

    @Test(
        "A value that was being sent to the owner when the next action began is dropped",
        arguments: TestOwner.allCases
    )
    func valueOnItsWay(owner: TestOwner) async {
        await owner.run { _ in
            let subject = PassthroughSubject<TestState, Never>()
            let container = StateContainer("first")
            let record = container.record()
            let late = LateState(for: container)
            container.observe(subject)
            onAnotherThread { subject.send(late.make()) }
            container.observe(TestState("next"))
            await late.decision()
            #expect(record.names == ["next"])
        }
    }

    @Test(
        "A value that is being sent is released when the next action begins, and later ones are not sent to the owner",
        arguments: TestOwner.allCases
    )
    func letGoAtOnce(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer("first")
            let emitter = Emitter<TestState>()
            let isGone = Flag()
            let laterIsGone = Flag()
            container.observe(emitter)
            onAnotherThread { emitter.send(TestState("late") { isGone.raise() }) }
            #expect(!isGone.isRaised)
            container.observe(TestState("next"))
            #expect(isGone.isRaised)
            onAnotherThread { emitter.send(TestState("later") { laterIsGone.raise() }) }
            #expect(laterIsGone.isRaised)
        }
    }

    @Test(
        "The values of a publisher that ignores its cancellation are dropped",
        arguments: TestOwner.allCases
    )
    func publisherThatGoesOn(owner: TestOwner) async {
        await owner.run { _ in
            let emitter = Emitter<Int>()
            let container = StateContainer(state: 0)
            let record = container.record()
            container.observe(emitter)
            emitter.send(1)
            container.observe(2)
            emitter.send(3)
            onAnotherThread { emitter.send(4) }
            let subject = CurrentValueSubject<Int, Never>(5)
            container.observe(subject)
            onAnotherThread { emitter.send(6) }
            onAnotherThread { subject.send(7) }
            await container.wait { $0 == 7 }
            #expect(record.states == [1, 2, 5, 7])
        }
    }

    @Test(
        "No late value is applied of 300 publishers that emit while the next action begins",
        arguments: TestOwner.allCases
    )
    func races(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            var turn = 0
            let token = container.subscribe { #expect($0 == turn) }
            for round in 1...300 {
                turn = round
                let emitter = Emitter<Int>()
                container.observe(emitter)
                let done = startThreads(2) { _ in
                    for _ in 0..<5 { emitter.send(round) }
                }
                if round.isMultiple(of: 2) { await Task.yield() }
                turn = -round
                container.observe(-round)
                await done.waitIgnoringCancellation()
                #expect(container.state == -round)
            }
            withExtendedLifetime(token) {}
        }
    }

    @Test(
        "Only the last of 1,000 actions that each supersede the previous one is applied",
        arguments: TestOwner.allCases
    )
    func manySuperseded(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: -1)
            var latest = -1
            let token = container.subscribe { #expect($0 == latest) }
            for number in 0..<1000 {
                latest = number
                container.observe {
                    await Task.detached {}.value
                    return number
                }
                if number.isMultiple(of: 10) { await Task.yield() }
            }
            await container.wait { $0 == 999 }
            withExtendedLifetime(token) {}
        }
    }
}

/// A late state, which tells whether it was released or applied.
private final class LateState {
    private let decided = Signal()
    private var token: StateSubscription?

    init(for container: StateContainer<TestState>) {
        token = container.subscribe { [decided] in if $0.name == "late" { decided.send() } }
    }

    func make() -> TestState { TestState("late") { [decided] in decided.send() } }

    /// Returns when the state is released, or was applied by mistake.
    func decision() async { await decided.waitIgnoringCancellation() }
}

/// A sequence of a hundred numbers that ignores cancellation.
private struct StubbornSequence: AsyncSequence, AsyncIteratorProtocol {
    private var number = 0
    private let make: (Int) async -> Int

    init(_ make: @escaping (Int) async -> Int) { self.make = make }

    func makeAsyncIterator() -> StubbornSequence { self }

    mutating func next(isolation: isolated (any Actor)?) async -> Int? {
        number += 1
        return number > 100 ? nil : await make(number)
    }
}
