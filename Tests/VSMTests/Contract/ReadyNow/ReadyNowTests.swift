import Testing
import VSMTesting

@testable import VSM

@Suite("3. What is ready is applied now", .timeLimit(.minutes(10)))
struct ReadyNowTests {
    /// The actions whose states are ready; each leads to the states 1 and 2.
    enum Ready: String, CaseIterable, CustomTestStringConvertible {
        case states
        case just
        case erasedJust = "erased Just"
        case currentValueSubject = "CurrentValueSubject"
        case sequencePublisher = "publisher of an array"
        case merged = "merged publishers"
        case combined = "combined publishers"
        case prepended = "prepend"
        case oneState = "StateSequence, one state at a time"
        case synchronousStates = "StateSequence with synchronous states"
        case built = "StateSequence from a builder"
        case builtWithFirst = "StateSequence from a builder with First"
        case throttled

        var testDescription: String { rawValue }

        func observe(on container: StateContainer<Int>) {
            switch self {
            case .states:
                container.observe(1)
                container.observe(2)
            case .just:
                container.observe(Just(1))
                container.observe(Just(2))
            case .erasedJust:
                container.observe(Just(1).eraseToAnyPublisher())
                container.observe(Just(2).eraseToAnyPublisher())
            case .currentValueSubject:
                let subject = CurrentValueSubject<Int, Never>(1)
                container.observe(subject)
                subject.send(2)
            case .sequencePublisher:
                container.observe([1, 2].publisher)
            case .merged:
                container.observe(Just(1).merge(with: Just(2)))
            case .combined:
                container.observe(Just(1).combineLatest([0, 1].publisher, +))
            case .prepended:
                container.observe(PassthroughSubject<Int, Never>().prepend(1, 2))
            case .oneState:
                container.observe(StateSequence({ 1 }))
                container.observe(StateSequence({ 2 }, { await never() }))
            case .synchronousStates:
                container.observe(StateSequence(synchronousStates: [{ 1 }, { 2 }], states: [{ await never() }]))
            case .built:
                container.observe(built())
            case .builtWithFirst:
                container.observe(builtWithFirst { container.state + 1 })
            case .throttled:
                container.observe(ObservedAction(1), throttled: .seconds(1, on: TestClock()), identifier: 1)
                container.observe(ObservedAction([2].publisher), throttled: .seconds(1, on: TestClock()), identifier: 2)
            }
        }

        @StateSequenceBuilder
        private func built() -> StateSequence<Int> {
            1
            2
            Next { await never() }
        }

        @StateSequenceBuilder
        private func builtWithFirst(_ second: @escaping () -> Int) -> StateSequence<Int> {
            First { 1 }
            First(action: second)
            Next { await never() }
        }

        private func never() async -> Int {
            await waitForCancellation()
            return 1000
        }
    }

    @Test("What is ready is the state when observe returns", arguments: Ready.allCases, TestOwner.allCases)
    func isThere(ready: Ready, owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            ready.observe(on: container)
            #expect(container.state == 2)
        }
    }

    @Test("Subscribers have received the states by then, in order", arguments: Ready.allCases, SubscriptionWay.allCases)
    @MainActor
    func isHeard(ready: Ready, way: SubscriptionWay) {
        let container = StateContainer(state: 0)
        var before: [Int] = []
        var after: [Int] = []
        let cancellables = [
            way.subscribe(to: container.$state) { before.append($0) },
            way.subscribe(to: Moment.after.publisher(of: container)) { after.append($0) },
        ]
        ready.observe(on: container)
        #expect(before.prefix(3) == [0, 1, 2])
        #expect(after == before)
        withExtendedLifetime(cancellables) {}
    }

    @Test(
        "A value that is sent to a subject on the owner is the state when send returns",
        arguments: TestOwner.allCases
    )
    func sentOnTheOwner(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let subject = PassthroughSubject<Int, Never>()
            container.observe(subject.eraseToAnyPublisher())
            for value in 1...3 {
                subject.send(value)
                #expect(container.state == value)
            }
        }
    }

    @Test("A ready state does not overtake states that have arrived from another thread", arguments: TestOwner.allCases)
    func afterWhatArrived(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let record = container.record()
            let subject = PassthroughSubject<Int, Never>()
            container.observe(subject)
            onAnotherThread { subject.send(1) }
            #expect(container.state == 0)
            subject.send(2)
            #expect(record.states == [1, 2])
        }
    }

    @Test(
        "The first state of a sequence is ready; the others follow, even if they are synchronous",
        arguments: TestOwner.allCases
    )
    func leadingStates(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let record = container.record()
            let gate = Gate()
            container.observe(
                StateSequence(
                    { 1 },
                    { 2 },
                    {
                        await gate.wait()
                        return 3
                    }
                )
            )
            #expect(record.states == [1])
            await container.wait { $0 == 2 }
            gate.open()
            await container.wait { $0 == 3 }
            #expect(record.states == [1, 2, 3])
        }
    }

    @Test("A slow synchronous closure does not block observe", arguments: TestOwner.allCases)
    func doesNotBlock(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            var hasReturned = false
            container.observe(
                StateSequence(
                    { 1 },
                    {
                        #expect(hasReturned)
                        return 2
                    }
                )
            )
            hasReturned = true
            await container.wait { $0 == 2 }
        }
    }

    @Test("Each closure of a sequence sees the state before it in the container", arguments: TestOwner.allCases)
    func eachSeesTheOneBefore(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 1)
            let double = { container.state * 2 }
            container.observe(
                StateSequence(synchronousStates: [double, double, double], states: [{ container.state * 2 }])
            )
            #expect(container.state == 8)
            await container.wait { $0 == 16 }
            container.observe(StateSequence(double, double, { container.state * 2 }))
            #expect(container.state == 32)
            await container.wait { $0 == 128 }
        }
    }

    @Test("An asynchronous action does not change the state until it returns", arguments: TestOwner.allCases)
    func notReady(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let one = { () async -> Int in 1 }
            container.observe(StateSequence(one))
            #expect(container.state == 0)
            await container.wait { $0 == 1 }
            container.observe { 2 }
            #expect(container.state == 1)
            await container.wait { $0 == 2 }
            container.observe(AsyncStream { $0.yield(3) })
            #expect(container.state == 2)
            await container.wait { $0 == 3 }
        }
    }
}
