import Testing

@testable import VSM

// Actions that are observed during a delivery.
extension EverySubscriberTests {
    @Test(
        "Observing in a subscriber changes the state immediately and keeps the order of notifications",
        arguments: SubscriptionWay.allCases,
        Moment.allCases
    )
    @MainActor
    func observeFromInside(way: SubscriptionWay, moment: Moment) {
        let container = StateContainer(state: 0)
        var will: [Int] = []
        var did: [Int] = []
        let cancellables = [
            container.willSetPublisher.sink { will.append($0) },
            container.didSetPublisher.sink { did.append($0) },
            way.subscribe(to: moment.publisher(of: container)) { state in
                guard state == 1 else { return }
                container.observe(2)
                #expect(container.state == 2)
                container.observe(3)
                #expect(container.state == 3)
            },
            container.willSetPublisher.sink { will.append($0) },
            container.didSetPublisher.sink { did.append($0) },
        ]
        (will, did) = ([], [])
        container.observe(1)
        #expect(container.state == 3)
        #expect(will == [1, 1, 2, 2, 3, 3])
        #expect(did == [1, 1, 2, 2, 3, 3])
        withExtendedLifetime(cancellables) {}
    }

    @Test(
        "Observing in a hundred nested notifications skips no state and repeats none",
        arguments: SubscriptionWay.allCases,
        Moment.allCases
    )
    @MainActor
    func hundredDeep(way: SubscriptionWay, moment: Moment) {
        expectDepth(100, way: way, moment: moment)
    }

    @Test("A hundred thousand nested notifications do not overflow the stack", arguments: Moment.allCases)
    @MainActor
    func hundredThousandDeep(moment: Moment) {
        expectDepth(100_000, way: .sink, moment: moment)
    }

    @Test("They do not overflow the smaller stack of an actor's thread either", arguments: SubscriptionWay.allCases)
    func hundredThousandDeepElsewhere(way: SubscriptionWay) async {
        await TestActor().run { _ in expectDepth(100_000, way: way, moment: .after) }
    }

    @Test(
        "A subscriber may observe an action while its first value is delivered",
        arguments: SubscriptionWay.allCases,
        Moment.allCases
    )
    @MainActor
    func observeFromTheFirstValue(way: SubscriptionWay, moment: Moment) {
        let container = StateContainer(state: 0)
        var earlier: [Int] = []
        let cancellable = container.$state.sink { earlier.append($0) }
        var heard: [Int] = []
        var depth = 0
        let other = way.subscribe(to: moment.publisher(of: container)) { state in
            #expect(depth == 0)
            depth += 1
            heard.append(state)
            if state < 3 {
                container.observe(state + 1)
                #expect(container.state == state + 1)
            }
            depth -= 1
        }
        #expect(heard == [0, 1, 2, 3])
        #expect(earlier == [0, 1, 2, 3])
        withExtendedLifetime((cancellable, other)) {}
    }

    @Test("A subscriber of objectWillChange may observe an action", arguments: TestOwner.allCases)
    func observeFromObjectWillChange(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let record = container.record()
            var count = 0
            let cancellable = container.objectWillChange.sink {
                count += 1
                if count == 1 { container.observe(2) }
            }
            container.observe(1)
            #expect(container.state == 2)
            #expect(record.states == [1, 2])
            withExtendedLifetime(cancellable) {}
        }
    }

    @Test("states has the states in the order in which they were observed", arguments: TestOwner.allCases)
    func statesWhileNesting(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let early = container.states
            let cancellable = container.$state.sink { if $0 < 5 { container.observe($0 + 1) } }
            var seen: [Int] = []
            for await state in early {
                seen.append(state)
                if state == 5 { break }
            }
            #expect(seen == [0, 1, 2, 3, 4, 5])
            withExtendedLifetime(cancellable) {}
        }
    }

    @Test("A subscriber that is added during a delivery receives every later state, once")
    @MainActor
    func joinsMeanwhile() {
        for way in SubscriptionWay.allCases {
            let container = StateContainer(state: 0)
            var joined: [AnyCancellable] = []
            var before: [Int] = []
            var after: [Int] = []
            let cancellables = [
                container.willSetPublisher.sink { state in
                    if state == 1 { joined.append(way.subscribe(to: container.$state) { before.append($0) }) }
                },
                container.didSetPublisher.sink { state in
                    if state == 1 {
                        container.observe(2)
                        joined.append(way.subscribe(to: Moment.after.publisher(of: container)) { after.append($0) })
                    }
                },
            ]
            container.observe(1)
            container.observe(3)
            #expect(before == [0, 1, 2, 3], "\(way)")
            #expect(after == [2, 3], "\(way)")
            withExtendedLifetime((cancellables, joined)) {}
        }
    }

    @Test(
        "A sequence of states that is created during a delivery misses no state",
        arguments: Moment.allCases
    )
    @MainActor
    func statesMeanwhile(moment: Moment) async {
        let container = StateContainer(state: 0)
        var states: StateContainer<Int>.States?
        let cancellable = moment.publisher(of: container).sink { state in
            guard state == 1 else { return }
            states = container.states
            container.observe(2)
        }
        container.observe(1)
        container.observe(3)
        var seen: [Int] = []
        for await state in states! {
            seen.append(state)
            if state == 3 { break }
        }
        #expect(seen == (moment == .before ? [0, 1, 2, 3] : [1, 2, 3]))
        withExtendedLifetime(cancellable) {}
    }

    @Test(
        "A subscriber that catches up receives a state before the change if it is observed between two deliveries",
        arguments: SubscriptionWay.allCases.filter { $0 != .sink }
    )
    @MainActor
    func observedWhileCatchingUp(way: SubscriptionWay) {
        let container = StateContainer(state: TestState("0"))
        var heard: [String] = []
        let cancellable = way.subscribe(to: container.$state) { state in
            heard.append("\(state.name) at \(container.state.name)")
            guard state.name == "0" else { return }
            // The subscriber is busy, so it catches up with these. Releasing the first one observes another. The overload
            // for this type of publisher is different: its first value is a delivery of the container.
            container.observe(TestState("1") { container.observe(TestState("3")) })
            container.observe(TestState("2"))
        }
        #expect(heard == ["0 at 0", "1 at 2", "2 at 2", "3 at 2"])
        #expect(container.state.name == "3")
        withExtendedLifetime(cancellable) {}
    }

    @Test("A subscriber that is cancelled during a delivery receives nothing more", arguments: SubscriptionWay.allCases)
    @MainActor
    func cancelledByAnother(way: SubscriptionWay) {
        let container = StateContainer(state: 0)
        var heard: [Int] = []
        var second: AnyCancellable?
        let first = container.$state.sink { if $0 == 2 { second?.cancel() } }
        second = way.subscribe(to: container.$state) { heard.append($0) }
        container.observe(1)
        container.observe(2)
        container.observe(3)
        #expect(heard == [0, 1])
        withExtendedLifetime((first, second)) {}
    }
}

/// Observes each next state in a subscriber.
private func expectDepth(
    _ last: Int,
    way: SubscriptionWay,
    moment: Moment,
    isolation: isolated (any Actor)? = #isolation
) {
    let container = StateContainer(state: 0)
    var seen: [Int] = []
    var depth = 0
    var deepest = 0
    let cancellables = [
        way.subscribe(to: moment.publisher(of: container)) { state in
            depth += 1
            deepest = max(deepest, depth)
            if (1..<last).contains(state) { container.observe(state + 1) }
            depth -= 1
        },
        container.$state.sink { seen.append($0) },
    ]
    container.observe(1)
    #expect(seen == Array(0...last))
    #expect(deepest == 1)
    #expect(container.state == last)
    withExtendedLifetime(cancellables) {}
}
