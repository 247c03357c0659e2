import Dispatch
import Testing
@_spi(Host) import VSMTesting

@_spi(Host) @testable import VSM

@Suite("Owners and their executors", .timeLimit(.minutes(10)))
struct OwnerExecutorTests {
    typealias Knowledge = ThreadActor.Knowledge

    // MARK: Where code runs

    @Test("A job of an actor is on the actor, whatever its executor can check", arguments: Knowledge.allCases)
    func job(knowledge: Knowledge) async {
        let actor = ThreadActor(knowledge)
        let owner = Owner(actor)
        #expect(await actor.run { _ in owner.isCurrent })
    }

    @Test("Code on the executor's thread outside of a job is recognized if the executor can check its isolation")
    func block() {
        for knowledge in Knowledge.allCases {
            let actor = ThreadActor(knowledge)
            let owner = Owner(actor)
            #expect(actor.runBlock { owner.isCurrent } == (knowledge == .isIsolatingCurrentContext))
        }
    }

    @Test("The check returns false elsewhere instead of trapping", arguments: Knowledge.allCases)
    func elsewhere(knowledge: Knowledge) async {
        let actor = ThreadActor(knowledge)
        let owners = [Owner(actor), Owner(TestActor())]
        for owner in owners {
            onAnotherThread { #expect(!owner.isCurrent) }
            #expect(!owner.isCurrent)
            #expect(await MainActor.run { !owner.isCurrent })
            #expect(await TestActor().run { _ in !owner.isCurrent })
            #expect(await ThreadActor(.nothing).run { _ in !owner.isCurrent })
        }
        onAnotherThread { #expect(!Owner(nil).isCurrent) }
        #expect(await actor.run { _ in !Owner(nil).isCurrent })
        #expect(await TestActor().run { _ in !Owner(MainActor.shared).isCurrent })
    }

    @Test("A job of the main actor is on the main actor, and so is a block on the main queue")
    func mainActor() async {
        #expect(await MainActor.run { Owner(nil).isCurrent && Owner(MainActor.shared).isCurrent })
        let isCurrent = await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume(returning: Owner(nil).isCurrent) }
        }
        #expect(isCurrent)
    }

    @Test("A job that a task executor runs is only on its actor")
    func taskExecutor() async {
        let actor = TestActor()
        await Task(executorPreference: globalConcurrentExecutor) {
            #expect(!Owner(actor).isCurrent)
            await actor.run { actor in #expect(Owner(actor).isCurrent && !Owner(nil).isCurrent) }
        }.value
    }

    @Test("An actor at the address of a released one is not mistaken for it")
    func released() async {
        let owner = Owner(TestActor())
        // The allocator tends to reuse memory, so the owner has to retain it.
        for _ in 0..<100 { #expect(await TestActor().run { _ in !owner.isCurrent }) }
    }

    @Test(
        "An executor is not asked after its actor has been released, because it may have been released, too",
        arguments: Knowledge.allCases
    )
    func releasedWithExecutor(knowledge: Knowledge) {
        let owner = Owner(ThreadActor(knowledge))
        #expect(!owner.isCurrent)
    }

    // MARK: What is ready is applied now

    @Test("What is ready is applied now in jobs of an actor with a custom executor", arguments: Knowledge.allCases)
    func readyInJob(knowledge: Knowledge) async {
        #expect(await ThreadActor(knowledge).run { _ in readyStates(StateContainer(state: 0)) } == [1, 2, 3, 5, 6])
    }

    @Test(
        "What is ready is applied now in code on the executor's thread outside of a job, even if it cannot be checked",
        arguments: [Knowledge.checkIsolated, .isIsolatingCurrentContext]
    )
    func readyInBlock(knowledge: Knowledge) {
        let actor = ThreadActor(knowledge)
        #expect(actor.runBlock { readyStates(StateContainer(state: 0, isolation: actor)) } == [1, 2, 3, 5, 6])
    }

    @Test("What is ready is applied now in a block on the main queue")
    func readyOnMainQueue() async {
        let states = await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                continuation.resume(returning: readyStates(StateContainer(state: 0, isolation: nil)))
            }
        }
        #expect(states == [1, 2, 3, 5, 6])
    }

    @Test(
        "Values that are emitted elsewhere during the subscription are sent to the owner",
        arguments: Knowledge.allCases
    )
    func elsewhereWhileSubscribing(knowledge: Knowledge) async {
        await ThreadActor(knowledge).run { actor in
            let container = StateContainer(state: 0)
            let record = container.record()
            let token = container.subscribe { _ in actor.preconditionIsolated() }
            container.observe(Emitting { subject in onAnotherThread { for state in 1...3 { subject.send(state) } } })
            #expect(container.state == 0)
            await container.wait { $0 == 3 }
            #expect(record.states == [1, 2, 3])
            withExtendedLifetime(token) {}
        }
    }

    @Test("Values that arrive in code that the executor cannot check are sent to the owner")
    func laterInBlock() async {
        let actor = ThreadActor(.checkIsolated)
        let subject = PassthroughSubject<Int, Never>()
        let container = StateContainer(state: 0, isolation: actor)
        let carried = Carried(value: (container, subject))
        actor.runBlock {
            container.observe(subject)
            subject.send(1)
            subject.send(2)
        }
        await actor.run { _ in
            await carried.value.0.wait { $0 == 2 }
            #expect(carried.value.0.state == 2)
        }
    }
}

/// Observes ready actions of each shape, and returns the states that the container has when `observe` returns.
private func readyStates(_ container: StateContainer<Int>) -> [Int] {
    var states: [Int] = []
    container.observe(1)
    states.append(container.state)
    container.observe(Just(2))
    states.append(container.state)
    container.observe(CurrentValueSubject<Int, Never>(3).eraseToAnyPublisher())
    states.append(container.state)
    container.observe([4, 5].publisher)
    states.append(container.state)
    container.observe(StateSequence({ 6 }))
    states.append(container.state)
    return states
}

/// A publisher that runs code when it is subscribed to.
private struct Emitting: Publisher {
    typealias Output = Int
    typealias Failure = Never

    let emit: (PassthroughSubject<Int, Never>) -> Void

    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Int, Downstream.Failure == Never {
        let subject = PassthroughSubject<Int, Never>()
        subject.subscribe(subscriber)
        emit(subject)
    }
}
