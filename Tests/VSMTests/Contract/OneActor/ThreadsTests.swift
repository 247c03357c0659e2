import Testing

@_spi(Host) @testable import VSM

// Values that arrive from other threads.
extension OneActorTests {
    /// A value and the thread that emitted it.
    private struct Emission: Equatable {
        let thread: Int
        let number: Int
    }

    @Test("Values from another thread arrive in the order in which they were sent", arguments: TestOwner.allCases)
    func keepsTheOrder(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let record = container.record()
            let subject = PassthroughSubject<Int, Never>()
            container.observe(subject)
            onAnotherThread {
                for value in 1...100 { subject.send(value) }
            }
            // This value is sent on the owner while the others are still being delivered, and must not overtake them.
            subject.send(101)
            #expect(record.states == Array(1...101))
        }
    }

    @Test(
        "Values that a publisher emits from five threads at once arrive one at a time, in each thread's order, without a loss",
        arguments: TestOwner.allCases
    )
    func fiveThreads(owner: TestOwner) async {
        await owner.run { owner in
            let count = 200
            let container = StateContainer(state: Emission(thread: -1, number: 0))
            var heard: [Emission] = []
            var isInside = false
            let token = container.subscribe { emission in
                owner.preconditionIsolated()
                #expect(!isInside)
                isInside = true
                heard.append(emission)
                isInside = false
            }
            let emitter = Emitter<Emission>()
            container.observe(emitter)
            let done = startThreads(5) { thread in
                for number in 0..<count { emitter.send(Emission(thread: thread, number: number)) }
            }
            // The owner also emits values, which need no hop.
            for number in 0..<count {
                emitter.send(Emission(thread: 5, number: number))
                if number.isMultiple(of: 20) { await Task.yield() }
            }
            await done.waitIgnoringCancellation()
            // No value overtakes another, so this is the last one.
            emitter.send(Emission(thread: 6, number: 0))
            #expect(heard.last == Emission(thread: 6, number: 0))
            #expect(heard.count == 6 * count + 1)
            for thread in 0...5 {
                #expect(heard.filter { $0.thread == thread }.map(\.number) == Array(0..<count))
            }
            withExtendedLifetime(token) {}
        }
    }

    @Test("Values that a publisher emitted before it completed arrive, even if the completion arrives first")
    func completionDoesNotOvertake() async {
        for owner in TestOwner.allCases {
            await owner.run { _ in
                let container = StateContainer(state: 0)
                let record = container.record()
                let subject = PassthroughSubject<Int, Never>()
                container.observe(subject)
                onAnotherThread {
                    for value in 1...3 { subject.send(value) }
                    subject.send(completion: .finished)
                }
                await container.wait { $0 == 3 }
                #expect(record.states == [1, 2, 3])
            }
        }
    }

    @Test(
        "A subscriber that makes a publisher emit again does not reverse the order",
        arguments: TestOwner.allCases
    )
    func emitsFromInside(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let record = container.record()
            let subject = PassthroughSubject<Int, Never>()
            container.observe(subject)
            let token = container.subscribe { if $0 == 1 { subject.send(4) } }
            onAnotherThread { for value in 1...3 { subject.send(value) } }
            await container.wait { $0 == 4 }
            #expect(record.states == [1, 2, 3, 4])
            withExtendedLifetime(token) {}
        }
    }

    @Test("Containers on several actors receive the same states from one repository, each on its own actor")
    func oneRepository() async {
        let repository = Repository()
        let ready = [Signal(), Signal(), Signal()]
        @Sendable func follow(_ owner: TestOwner, _ ready: Signal) async -> [Int] {
            await owner.run { owner in
                let container = StateContainer(state: -1)
                let record = container.record()
                let token = container.subscribe { _ in owner.preconditionIsolated() }
                container.observe(repository.count)
                ready.send()
                await container.wait { $0 == 300 }
                withExtendedLifetime(token) {}
                return record.states
            }
        }
        async let first = follow(.mainActor, ready[0])
        async let second = follow(.ownActor, ready[1])
        async let third = follow(.ownActor, ready[2])
        for signal in ready { await signal.waitIgnoringCancellation() }
        startThreads(3) { _ in
            for _ in 0..<100 { repository.increment() }
        }
        let seen = await [first, second, third]
        #expect(seen == Array(repeating: Array(0...300), count: 3))
    }
}

/// Data that several features share; it may be changed on any thread, one change at a time.
private final class Repository: @unchecked Sendable {
    private let lock = Lock()
    private var value = 0
    private let subject = CurrentValueSubject<Int, Never>(0)

    var count: some Publisher<Int, Never> { subject }

    func increment() {
        lock.withLock {
            value += 1
            subject.send(value)
        }
    }
}
