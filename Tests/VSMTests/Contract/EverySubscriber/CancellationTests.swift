import Testing

@testable import VSM

// The end of subscriptions of all kinds, and their demand.
extension EverySubscriberTests {
    @Test(
        "The current state is delivered first, then every later one",
        arguments: SubscriptionWay.allCases,
        Moment.allCases
    )
    @MainActor
    func currentStateFirst(way: SubscriptionWay, moment: Moment) {
        let container = StateContainer(state: 0)
        container.observe(7)
        var heard: [Int] = []
        let cancellable = way.subscribe(to: moment.publisher(of: container)) { heard.append($0) }
        #expect(heard == [7])
        container.observe(8)
        container.observe(Just(9))
        #expect(heard == [7, 8, 9])
        withExtendedLifetime(cancellable) {}
    }

    @Test(
        "Cancelling ends the notifications and releases the closure",
        arguments: SubscriptionWay.allCases,
        Moment.allCases
    )
    @MainActor
    func cancels(way: SubscriptionWay, moment: Moment) {
        let container = StateContainer(state: 0)
        var witness: TestState? = TestState("captured")
        weak let reference = witness
        var heard: [Int] = []
        let cancellable = way.subscribe(to: moment.publisher(of: container)) { [witness] in
            withExtendedLifetime(witness) {}
            heard.append($0)
        }
        witness = nil
        container.observe(1)
        #expect(reference != nil)
        cancellable.cancel()
        #expect(reference == nil, "The closure has to be released immediately, not with the next state.")
        container.observe(2)
        #expect(heard == [0, 1])
    }

    @Test("Releasing the token cancels", arguments: SubscriptionWay.allCases)
    @MainActor
    func droppedToken(way: SubscriptionWay) {
        let container = StateContainer(state: 0)
        var heard: [Int] = []
        var cancellable: AnyCancellable? = way.subscribe(to: container.$state) { heard.append($0) }
        cancellable = nil
        container.observe(1)
        #expect(heard == [0])
        withExtendedLifetime(cancellable) {}
    }

    @Test("Cancelling in a notification ends the notifications", arguments: SubscriptionWay.allCases, Moment.allCases)
    @MainActor
    func cancelsFromInside(way: SubscriptionWay, moment: Moment) {
        let container = StateContainer(state: 0)
        var witness: TestState? = TestState("captured")
        weak let reference = witness
        var heard: [Int] = []
        var cancellable: AnyCancellable?
        cancellable = way.subscribe(to: moment.publisher(of: container)) { [witness] state in
            heard.append(state)
            guard state == 1 else { return }
            container.observe(2)
            cancellable?.cancel()
            cancellable = nil
            #expect(witness?.name == "captured", "A closure has to stay alive until its call returns.")
            container.observe(3)
        }
        witness = nil
        container.observe(1)
        #expect(heard == [0, 1])
        #expect(reference == nil)
        #expect(container.state == 3)
        withExtendedLifetime(cancellable) {}
    }

    @Test(
        "An object that is released with the closure may observe actions, and cancelling twice has no effect",
        arguments: SubscriptionWay.allCases
    )
    @MainActor
    func cancelsTwice(way: SubscriptionWay) {
        let container = StateContainer(state: 0)
        var cancellable: AnyCancellable?
        var lastWords = 0
        func subscribe() {
            let witness = TestState("captured") {
                lastWords += 1
                container.observe(10)
            }
            cancellable = way.subscribe(to: container.$state) { _ in withExtendedLifetime(witness) {} }
        }
        subscribe()
        container.observe(1)
        cancellable?.cancel()
        cancellable?.cancel()
        #expect(lastWords == 1)
        #expect(container.state == 10)
    }

    @Test("A subscriber may cancel during the first value, or before it", arguments: 0...2)
    @MainActor
    func cancelsEarly(after count: Int) {
        let container = StateContainer(state: 0)
        let subscriber = Downstream<Int, Never>(demand: count == 0 ? .none : .unlimited) { downstream, _ in
            if downstream.values.count == count { downstream.cancel() }
            return .none
        }
        container.$state.subscribe(subscriber)
        if count == 0 { subscriber.cancel() }
        for state in 1...3 { container.observe(state) }
        #expect(subscriber.values == Array(0..<count))
    }

    @Test("A subscriber that requests one value at a time receives every value")
    @MainActor
    func limitedDemand() {
        let container = StateContainer(state: 0)
        let subscriber = Downstream<Int, Never>(demand: .none)
        container.$state.subscribe(subscriber)
        container.observe(1)
        container.observe(2)
        #expect(subscriber.values.isEmpty)
        for count in 1...3 {
            subscriber.request(.max(1))
            #expect(subscriber.values.count == count)
        }
        container.observe(3)
        #expect(subscriber.values == [0, 1, 2])
        subscriber.request(.unlimited)
        container.observe(4)
        #expect(subscriber.values == [0, 1, 2, 3, 4])
    }

    @Test("A subscriber may request more during each value, indefinitely")
    @MainActor
    func asksFromInside() {
        let container = StateContainer(state: 0)
        var depth = 0
        let subscriber = Downstream<Int, Never>(demand: .max(1)) { downstream, _ in
            #expect(depth == 0)
            depth += 1
            downstream.request(.max(1))
            depth -= 1
            return .none
        }
        container.$state.subscribe(subscriber)
        for state in 1...10_000 { container.observe(state) }
        #expect(subscriber.values == Array(0...10_000))
        let slow = Downstream<Int, Never>(demand: .none) { _, _ in .max(1) }
        container.$state.subscribe(slow)
        for state in 1...100_000 { container.observe(state) }
        slow.request(.max(1))
        #expect(slow.values.count == 100_001)
    }

    @Test(
        "Subscriptions may be cancelled on another thread during a delivery",
        arguments: SubscriptionWay.allCases,
        TestOwner.allCases
    )
    func cancelledOnAnotherThread(way: SubscriptionWay, owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            for _ in 0..<100 {
                let released = Signal()
                var heard: [Int] = []
                func subscribe(_ lifeline: Lifeline) -> [AnyCancellable] {
                    Moment.allCases.map { moment in
                        way.subscribe(to: moment.publisher(of: container)) {
                            heard.append($0)
                            withExtendedLifetime(lifeline) {}
                        }
                    }
                }
                let cancellables = subscribe(Lifeline(released))
                let done = startThreads(2) { cancellables[$0].cancel() }
                for state in 1...20 { container.observe(state) }
                await done.waitIgnoringCancellation()
                let count = heard.count
                container.observe(21)
                #expect(heard.count == count)
                await released.waitIgnoringCancellation()
            }
        }
    }

    @Test("Hundreds of subscriptions may be cancelled on another thread while they are notified")
    @MainActor
    func manyCancelOnAnotherThread() async {
        for way in SubscriptionWay.allCases {
            for _ in 0..<40 {
                let container = StateContainer(state: 0)
                let cancellables = (0..<500).map { _ in way.subscribe(to: container.$state) { _ in } }
                let done = startThreads(1) { _ in
                    for cancellable in cancellables { cancellable.cancel() }
                }
                for state in 1...30 { container.observe(state) }
                await done.waitIgnoringCancellation()
                container.observe(0)
                #expect(!container.storage.hasSubscribers)
            }
        }
    }

    @Test("With demand from another thread during a delivery, no state is lost, and states arrive one at a time")
    @MainActor
    func demandFromAnotherThread() async {
        let container = StateContainer(state: 0)
        let subscriber = DemandedElsewhere()
        container.$state.subscribe(subscriber)
        let done = startThreads(2) { _ in
            for _ in 0..<500 { subscriber.subscription?.request(.max(1)) }
        }
        for state in 1...500 { container.observe(state) }
        await done.waitIgnoringCancellation()
        #expect(subscriber.values == Array(0...500))
        #expect(subscriber.overlaps == 0)
    }
}

/// A subscriber without a lock, which requests nothing by itself.
private final class DemandedElsewhere: Subscriber, @unchecked Sendable {
    private(set) var subscription: (any Subscription)?
    private(set) var values: [Int] = []
    private(set) var overlaps = 0
    private var isInside = false

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Int) -> Subscribers.Demand {
        if isInside { overlaps += 1 }
        isInside = true
        values.append(input)
        isInside = false
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
}
