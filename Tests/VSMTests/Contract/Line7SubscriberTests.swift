import Testing

@testable import VSM

@MainActor
@Suite("7. Every subscriber sees every state, in the same order", .timeLimit(.minutes(1)))
struct SubscriberTests {
    @Test("$state and willSetPublisher speak before the change, didSetPublisher after it")
    func moments() {
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

    @Test("Every publisher begins with the current state")
    func currentStateFirst() {
        let container = StateContainer(state: 7)
        var heard: [Int] = []
        let cancellables = [
            container.$state.sink { heard.append($0) },
            container.willSetPublisher.sink { heard.append($0) },
            container.didSetPublisher.sink { heard.append($0) },
        ]
        #expect(heard == [7, 7, 7])
        withExtendedLifetime(cancellables) {}
    }

    @Test("objectWillChange speaks before every change")
    func objectWillChange() {
        let container = StateContainer(state: 0)
        var heard: [Int] = []
        let cancellable = container.objectWillChange.sink { heard.append(container.state) }
        container.observe(1)
        container.observe(2)
        #expect(heard == [0, 1])
        withExtendedLifetime(cancellable) {}
    }

    @Test("states begins with the current state and keeps what comes before it is iterated")
    func statesSequence() async {
        let container = StateContainer(state: 0)
        let states = container.states
        for value in 1...5 { container.observe(value) }
        var seen: [Int] = []
        for await state in states {
            seen.append(state)
            if state == 5 { break }
        }
        #expect(seen == [0, 1, 2, 3, 4, 5])
    }

    @Test("Observing from inside a subscriber moves the state at once and keeps the telling in order")
    func observeFromDidSet() {
        let container = StateContainer(state: 0)
        var first: [Int] = []
        var second: [Int] = []
        let cancellables = [
            container.didSetPublisher.sink { state in
                first.append(state)
                if state == 1 {
                    container.observe(2)
                    #expect(container.state == 2)
                }
            },
            container.didSetPublisher.sink { second.append($0) },
        ]
        container.observe(1)
        #expect(first == [0, 1, 2])
        #expect(second == [0, 1, 2])
        #expect(container.state == 2)
        withExtendedLifetime(cancellables) {}
    }

    @Test("Observing from inside willSet is not overwritten by the state that was about to be set")
    func observeFromWillSet() {
        let container = StateContainer(state: 0)
        var will: [Int] = []
        var did: [Int] = []
        let cancellables = [
            container.willSetPublisher.sink { state in
                will.append(state)
                if state == 1 { container.observe(2) }
            },
            container.didSetPublisher.sink { did.append($0) },
        ]
        container.observe(1)
        #expect(container.state == 2)
        #expect(will == [0, 1, 2])
        #expect(did == [0, 1, 2])
        withExtendedLifetime(cancellables) {}
    }

    @Test("Observing a hundred deep does not nest, skips nothing and doubles nothing")
    func hundredDeep() {
        let container = StateContainer(state: 0)
        var seen: [Int] = []
        var depth = 0
        var deepest = 0
        let cancellables = [
            container.didSetPublisher.sink { state in
                depth += 1
                deepest = max(deepest, depth)
                if (1..<100).contains(state) { container.observe(state + 1) }
                depth -= 1
            },
            container.$state.sink { seen.append($0) },
        ]
        container.observe(1)
        #expect(seen == Array(0...100))
        #expect(deepest == 1)
        withExtendedLifetime(cancellables) {}
    }

    @Test("A subscriber that joins while others are being told misses nothing and hears nothing twice")
    func joinsMeanwhile() {
        let container = StateContainer(state: 0)
        var joined: [AnyCancellable] = []
        var before: [Int] = []
        var after: [Int] = []
        let cancellables = [
            container.willSetPublisher.sink { state in
                if state == 1 { joined.append(container.$state.sink { before.append($0) }) }
            },
            container.didSetPublisher.sink { state in
                if state == 1 {
                    container.observe(2)
                    joined.append(container.didSetPublisher.sink { after.append($0) })
                }
            },
        ]
        container.observe(1)
        container.observe(3)
        #expect(before == [0, 1, 2, 3])
        #expect(after == [2, 3])
        withExtendedLifetime(cancellables) {}
    }

    @Test("A subscriber that asks for one value at a time gets every one")
    func limitedDemand() {
        let container = StateContainer(state: 0)
        let subscriber = OneByOne()
        container.$state.subscribe(subscriber)
        container.observe(1)
        container.observe(2)
        #expect(subscriber.received.isEmpty)
        for _ in 0..<3 { subscriber.subscription?.request(.max(1)) }
        #expect(subscriber.received == [0, 1, 2])
    }

    @Test("A subscriber that cancels is let go, though the container lives")
    func letGo() {
        let container = StateContainer(state: 0)
        var subscriber: OneByOne? = OneByOne()
        weak let reference = subscriber
        container.$state.subscribe(subscriber!)
        subscriber?.subscription?.cancel()
        subscriber = nil
        #expect(reference == nil)
    }

    @Test("A subscriber that cancels hears no more and is let go")
    func cancelled() {
        let container = StateContainer(state: 0)
        var witness: TestState? = TestState("captured")
        weak let reference = witness
        var heard: [Int] = []
        var cancellable: AnyCancellable? = container.$state.sink { [witness] in
            _ = witness
            heard.append($0)
        }
        witness = nil
        cancellable?.cancel()
        cancellable = nil
        #expect(reference == nil)
        container.observe(1)
        #expect(heard == [0])
    }
}

private final class OneByOne: Subscriber {
    var received: [Int] = []
    var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Int) -> Subscribers.Demand {
        received.append(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
}
