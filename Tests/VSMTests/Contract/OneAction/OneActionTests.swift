import Testing

@_spi(Host) @testable import VSM

@Suite("2. One action at a time", .timeLimit(.minutes(10)))
struct OneActionTests {
    @Test("The next action ends the previous one", arguments: EndlessAction.allCases, TestOwner.allCases)
    func ends(action: EndlessAction, owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let released = await action.begin(on: container)
            container.observe(2)
            await released.waitIgnoringCancellation()
            #expect(container.state == 2)
        }
    }

    @Test("The next action cancels the task of the previous one before observe returns", arguments: TestOwner.allCases)
    func cancelsTask(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let started = Signal()
            let isCancelled = Flag()
            container.observe {
                await withTaskCancellationHandler {
                    started.send()
                    await waitForCancellation()
                } onCancel: {
                    isCancelled.raise()
                }
                return 1
            }
            await started.waitIgnoringCancellation()
            #expect(!isCancelled.isRaised)
            container.observe(2)
            #expect(isCancelled.isRaised)
        }
    }

    @Test("The next action cancels the subscription of the previous one", arguments: TestOwner.allCases)
    func cancelsSubscription(owner: TestOwner) async {
        await owner.run { _ in
            let subject = PassthroughSubject<Int, Never>()
            var cancellations = 0
            let container = StateContainer(state: 0)
            container.observe(subject.handleEvents(receiveCancel: { cancellations += 1 }))
            subject.send(1)
            #expect(container.state == 1)
            container.observe(2)
            subject.send(3)
            #expect(container.state == 2)
            #expect(cancellations == 1)
        }
    }

    @Test("An action of any shape ends the previous one", arguments: TestOwner.allCases)
    func anyShapeEnds(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let next: [() -> Void] = [
                { container.observe(1) },
                { container.observe(Just(1)) },
                { container.observe(Empty<Int, Never>()) },
                { container.observe(StateSequence({ 1 })) },
                { container.observe(StateSequence<Int>()) },
                { container.observe { 1 } },
                { container.observe(AsyncStream { $0.yield(1) }) },
                { container.observe { StateSequence({ 1 }) } },
            ]
            for begin in next {
                let subject = PassthroughSubject<Int, Never>()
                container.observe(subject)
                begin()
                subject.send(2)
                #expect(container.state != 2)
            }
        }
    }

    @Test("A publisher whose completion begins another action does not deadlock", arguments: TestOwner.allCases)
    func completionThatObserves(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let publisher = HesitantPublisher()
            container.observe(publisher)
            publisher.subscriber?.receive(subscription: LastWordsSubscription { container.observe(1) })
            publisher.subscriber?.receive(completion: .finished)
            #expect(container.state == 1)
        }
    }

    @Test(
        "A publisher that sends its subscription only after the next action began is cancelled immediately",
        arguments: TestOwner.allCases
    )
    func lateSubscription(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let publisher = HesitantPublisher()
            container.observe(publisher)
            container.observe(1)
            let subscription = CountingSubscription()
            publisher.subscriber?.receive(subscription: subscription)
            #expect(subscription.cancellations == 1)
            #expect(subscription.requests == 0)
        }
    }

    @Test(
        "An action that begins while the previous one is being cancelled determines the state",
        arguments: TestOwner.allCases
    )
    func actionDuringCancellation(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: "first")
            let subject = PassthroughSubject<String, Never>()
            container.observe(subject.handleEvents(receiveCancel: { container.observe("from the cancellation") }))
            container.observe("next")
            #expect(container.state == "from the cancellation")
        }
    }

    @Test(
        "An action that begins while the previous one is being cancelled is running, and can be superseded",
        arguments: TestOwner.allCases
    )
    func actionDuringCancellationGoesOn(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let first = PassthroughSubject<Int, Never>()
            let second = PassthroughSubject<Int, Never>()
            var cancellations = 0
            let last = second.handleEvents(receiveCancel: { cancellations += 1 })
            container.observe(first.handleEvents(receiveCancel: { container.observe(last) }))
            container.observe(1)
            #expect(container.state == 0)
            second.send(2)
            #expect(container.state == 2)
            #expect(cancellations == 0)
            container.observe(3)
            #expect(cancellations == 1)
        }
    }

    @Test("An action that begins while a publisher is being subscribed to supersedes it", arguments: TestOwner.allCases)
    func actionDuringSubscription(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let subject = CurrentValueSubject<Int, Never>(1)
            container.observe(subject.handleEvents(receiveSubscription: { _ in container.observe(2) }))
            subject.send(3)
            #expect(container.state == 2)
        }
    }

    @Test("A sequence stops at the state whose subscriber begins another action", arguments: TestOwner.allCases)
    func sequenceSupersededByItsOwnState(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: "first")
            let token = container.subscribe { if $0 == "one" { container.observe("other") } }
            container.observe(
                StateSequence(
                    { "one" },
                    {
                        Issue.record("A superseded sequence created a state.")
                        return "two"
                    }
                )
            )
            #expect(container.state == "other")
            withExtendedLifetime(token) {}
        }
    }

    @Test("A publisher stops at the state whose subscriber begins another action", arguments: TestOwner.allCases)
    func publisherSupersededByItsOwnState(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let record = container.record()
            let token = container.subscribe { if $0 == 1 { container.observe(10) } }
            container.observe([1, 2, 3].publisher)
            #expect(record.states == [1, 10])
            withExtendedLifetime(token) {}
        }
    }
}

/// A publisher that delays its subscription.
private final class HesitantPublisher: Publisher {
    typealias Output = Int
    typealias Failure = Never

    private(set) var subscriber: AnySubscriber<Int, Never>?

    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Int, Downstream.Failure == Never {
        self.subscriber = AnySubscriber(subscriber)
    }
}

private final class CountingSubscription: Subscription {
    private(set) var cancellations = 0
    private(set) var requests = 0

    func request(_ demand: Subscribers.Demand) { requests += 1 }

    func cancel() { cancellations += 1 }
}

private final class LastWordsSubscription: Subscription {
    private let lastWords: () -> Void

    init(_ lastWords: @escaping () -> Void) { self.lastWords = lastWords }

    deinit { lastWords() }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}
}
