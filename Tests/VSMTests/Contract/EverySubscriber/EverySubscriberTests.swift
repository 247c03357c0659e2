import Testing

@testable import VSM

@Suite("7. Every subscriber receives every state, in the same order", .timeLimit(.minutes(10)))
struct EverySubscriberTests {
    @Test(
        "$state and willSetPublisher emit before the change, didSetPublisher after it",
        arguments: TestOwner.allCases
    )
    func moments(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            var heard: [String] = []
            let cancellables = [
                container.didSetPublisher.sink { heard.append("did \($0), state \(container.state)") },
                container.$state.sink { heard.append("$state \($0), state \(container.state)") },
                container.willSetPublisher.sink { heard.append("will \($0), state \(container.state)") },
            ]
            heard = []
            container.observe(1)
            #expect(heard == ["$state 1, state 0", "will 1, state 0", "did 1, state 1"])
            withExtendedLifetime(cancellables) {}
        }
    }

    @Test("objectWillChange emits before every change", arguments: TestOwner.allCases)
    func objectWillChange(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            var heard: [Int] = []
            let cancellable = container.objectWillChange.sink { heard.append(container.state) }
            container.observe(1)
            container.observe(2)
            #expect(heard == [0, 1])
            withExtendedLifetime(cancellable) {}
        }
    }

    @Test("objectWillChange emits once for each state, however deeply calls nest", arguments: TestOwner.allCases)
    func objectWillChangeNested(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            var count = 0
            let cancellable = container.objectWillChange.sink {
                count += 1
                if count < 5 { container.observe(count + 1) }
            }
            container.observe(1)
            #expect(count == 5)
            #expect(container.state == 5)
            withExtendedLifetime(cancellable) {}
        }
    }

    @Test(
        "states begins with the current state and buffers later ones until it is iterated",
        arguments: TestOwner.allCases
    )
    func statesSequence(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            container.observe(1)
            let states = container.states
            for value in 2...5 { container.observe(value) }
            var seen: [Int] = []
            for await state in states {
                seen.append(state)
                if state == 5 { break }
            }
            #expect(seen == [1, 2, 3, 4, 5])
        }
    }

    @Test("Several sequences of states are independent of each other", arguments: TestOwner.allCases)
    func severalSequences(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let first = container.states
            container.observe(1)
            let second = container.states
            container.observe(2)
            for (states, expected) in [(first, [0, 1, 2]), (second, [1, 2])] {
                var seen: [Int] = []
                for await state in states {
                    seen.append(state)
                    if state == 2 { break }
                }
                #expect(seen == expected)
            }
        }
    }

    @Test(
        "All subscribers receive the same states in the same order, in the order of their subscriptions",
        arguments: TestOwner.allCases
    )
    func sameOrder(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            var heard: [(who: Int, state: Int)] = []
            var cancellables: [AnyCancellable] = []
            for moment in Moment.allCases {
                for way in SubscriptionWay.allCases {
                    let who = cancellables.count
                    cancellables.append(
                        way.subscribe(to: moment.publisher(of: container)) { heard.append((who, $0)) }
                    )
                }
            }
            heard = []
            for state in 1...3 { container.observe(state) }
            #expect(heard.map(\.state) == (1...3).flatMap { state in cancellables.map { _ in state } })
            #expect(heard.map(\.who) == (1...3).flatMap { _ in cancellables.indices })
        }
    }

    @Test("A cancelled subscriber is removed with the next state", arguments: SubscriptionWay.allCases)
    @MainActor
    func forgotten(way: SubscriptionWay) {
        let container = StateContainer(state: 0)
        for moment in Moment.allCases {
            way.subscribe(to: moment.publisher(of: container)) { _ in }.cancel()
        }
        container.observe(1)
        #expect(!container.storage.hasSubscribers)
    }

    @Test(
        "Subscribers that are cancelled while nothing is observed do not accumulate",
        arguments: SubscriptionWay.allCases,
        Moment.allCases
    )
    @MainActor
    func comeAndGo(way: SubscriptionWay, moment: Moment) {
        let container = StateContainer(state: 0)
        for _ in 0..<1000 { way.subscribe(to: moment.publisher(of: container)) { _ in }.cancel() }
        #expect(container.storage.subscribers.willSet.count + container.storage.subscribers.didSet.count < 10)
    }

    @Test("A sequence that is no longer iterated is removed")
    @MainActor
    func forgottenSequence() async {
        let container = StateContainer(state: 0)
        for await _ in container.states { break }
        container.observe(1)
        #expect(!container.storage.hasSubscribers)
    }
}
