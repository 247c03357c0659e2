import Dispatch
import Testing

@testable import VSM

@Suite("4. It belongs to one actor", .timeLimit(.minutes(1)))
struct OwnerTests {
    @Test("Asynchronous actions and sequences run on the actor that made the container")
    func runsOnTheOwner() async {
        await TestActor().run { actor in
            let container = StateContainer(state: 0)
            container.observe {
                actor.preconditionIsolated()
                await Task.yield()
                actor.preconditionIsolated()
                return 1
            }
            for await state in container.states where state == 1 { break }
            container.observe(
                StateSequence {
                    await Task.yield()
                    actor.preconditionIsolated()
                    return 2
                }
            )
            for await state in container.states where state == 2 { break }
        }
    }

    @Test("Actions that were made where there is no actor run, and land, on the owner")
    func actionsOfNoActor() async {
        await TestActor().run { actor in
            let container = StateContainer(state: 0)
            let token = container.subscribe { _ in actor.preconditionIsolated() }
            let model = PlainModel(actor: actor)
            container.observe(model.load)
            for await state in container.states where state == 1 { break }
            container.observe(model.loadTwice())
            for await state in container.states where state == 3 { break }
            withExtendedLifetime(token) {}
        }
    }

    @Test("Subscribers are told on the owner, whichever thread the state came from")
    func tellsOnTheOwner() async {
        await TestActor().run { actor in
            let container = StateContainer(state: 0)
            let subject = PassthroughSubject<Int, Never>()
            let cancellable = container.didSetPublisher.sink { _ in actor.preconditionIsolated() }
            container.observe(subject)
            onAnotherThread { subject.send(1) }
            for await state in container.states where state == 1 { break }
            cancellable.cancel()
        }
    }

    @Test("Values from another thread arrive in the order in which they were sent")
    @MainActor
    func keepsTheOrder() async {
        let container = StateContainer(state: 0)
        let subject = PassthroughSubject<Int, Never>()
        container.observe(subject)
        var seen: [Int] = []
        let token = container.subscribe { seen.append($0) }
        onAnotherThread {
            for value in 1...100 { subject.send(value) }
        }
        // Sent on the owner, while the others are still on their way: it must not overtake them.
        subject.send(101)
        #expect(seen == Array(1...101))
        withExtendedLifetime(token) {}
    }

    @Test("A container made where there is no actor belongs to the main actor")
    func mainActorByDefault() async {
        let container = makeContainerInPlainFunction()
        await MainActor.run {
            container.value.observe(1)
            #expect(container.value.state == 1)
        }
    }

    @Test("An actor on a queue of its own may use its container in blocks of that queue")
    func queueExecutor() {
        let owner = QueueActor()
        owner.queue.sync {
            let container = StateContainer(state: 0, isolation: owner)
            container.observe(1)
            #expect(container.state == 1)
        }
    }

    @Test("An actor owns the containers that it makes in its initializer when it says so")
    func actorInitializer() async {
        actor Session {
            private var container: StateContainer<Int>?
            init() { container = nil }
            func start() -> Int {
                let container = StateContainer(state: 0, isolation: self)
                self.container = container
                container.observe(1)
                return container.state
            }
        }
        #expect(await Session().start() == 1)
    }

    @Test("Observing from outside the owner traps with a message that says what to do")
    func trapsOutside() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let owner = TestActor()
            let container = StateContainer(state: 0, isolation: owner)
            container.observe(1)
            withExtendedLifetime(owner) {}
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("StateContainer.observe was used from outside the actor that owns the container"))
        #expect(message.contains("Use the container on the actor that made it"))
    }

    @Test("Reading the state from outside the owner traps")
    func trapsOnRead() async {
        await #expect(processExitsWith: .failure) {
            let container = await MainActor.run { Carried(value: StateContainer(state: 0)) }
            await TestActor().run { _ in _ = container.value.state }
        }
    }
}

/// A model whose closures know of no actor; they look where they run all the same.
private struct PlainModel {
    let actor: TestActor

    func load() async -> Int {
        actor.preconditionIsolated()
        await Task.yield()
        actor.preconditionIsolated()
        return 1
    }

    func loadTwice() -> StateSequence<Int> {
        StateSequence(
            { 2 },
            {
                await Task.yield()
                actor.preconditionIsolated()
                return 3
            }
        )
    }
}

/// An actor whose work may also be done by anybody who gets onto its queue.
private actor QueueActor {
    nonisolated let queue: DispatchQueue
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
    private nonisolated let executor: QueueExecutor

    init() {
        queue = DispatchQueue(label: "QueueActor")
        executor = QueueExecutor(queue: queue)
    }
}

private final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(queue: DispatchQueue) { self.queue = queue }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}

private nonisolated func makeContainerInPlainFunction() -> Carried<StateContainer<Int>> {
    Carried(value: StateContainer(state: 0))
}
