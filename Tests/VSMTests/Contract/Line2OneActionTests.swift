import Testing

@testable import VSM

@MainActor
@Suite("2. One action at a time", .timeLimit(.minutes(1)))
struct OneActionTests {
    @Test("The next action cancels the task of the one before")
    func cancelsTask() async {
        let container = StateContainer("first")
        let started = Signal()
        let cancelled = Signal()
        container.observe {
            await withTaskCancellationHandler {
                started.send()
                await cancelled.waitIgnoringCancellation()
            } onCancel: {
                cancelled.send()
            }
            return TestState("late")
        }
        await started.waitIgnoringCancellation()
        container.observe(TestState("next"))
        await cancelled.waitIgnoringCancellation()
        #expect(container.state.name == "next")
    }

    @Test("The result of an action that ignores its cancellation does not land")
    func ignoresCancellation() async {
        let container = StateContainer("first")
        let gate = Signal()
        let decided = Signal()
        let token = container.subscribe { if $0.name == "late" { decided.send() } }
        container.observe {
            await gate.waitIgnoringCancellation()
            return TestState("late") { decided.send() }
        }
        container.observe(TestState("next"))
        gate.send()
        await decided.waitIgnoringCancellation()
        #expect(container.state.name == "next")
        withExtendedLifetime(token) {}
    }

    @Test("A sequence that goes on after the next action began is not listened to")
    func endlessSequence() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let container = StateContainer(state: 0)
        container.observe(stream)
        continuation.yield(1)
        for await state in container.states where state == 1 { break }
        let ended = Signal()
        continuation.onTermination = { _ in ended.send() }
        container.observe(2)
        continuation.yield(3)
        await ended.waitIgnoringCancellation()
        #expect(container.state == 2)
    }

    @Test("The next action cancels the subscription of the one before")
    func cancelsSubscription() {
        let subject = PassthroughSubject<Int, Never>()
        var cancellations = 0
        let container = StateContainer(state: 0)
        container.observe(subject.handleEvents(receiveCancel: { cancellations += 1 }))
        subject.send(1)
        container.observe(2)
        subject.send(3)
        #expect(container.state == 2)
        #expect(cancellations == 1)
    }

    @Test("A publisher whose last words begin another action does not lock up")
    func completionThatObserves() {
        let container = StateContainer(state: 0)
        let publisher = HesitantPublisher()
        container.observe(publisher)
        publisher.subscriber?.receive(subscription: LastWordsSubscription { container.observe(1) })
        publisher.subscriber?.receive(completion: .finished)
        #expect(container.state == 1)
    }

    @Test("A publisher that comes with its subscription only after the next action began is cancelled at once")
    func lateSubscription() {
        let container = StateContainer(state: 0)
        let publisher = HesitantPublisher()
        container.observe(publisher)
        container.observe(1)
        let subscription = CountingSubscription()
        publisher.subscriber?.receive(subscription: subscription)
        #expect(subscription.cancellations == 1)
    }

    @Test("A value that was on its way to the owner when the next action began does not land")
    func valueOnItsWay() async {
        let subject = PassthroughSubject<TestState, Never>()
        let container = StateContainer("first")
        let record = container.record()
        let decided = Signal()
        let token = container.subscribe { if $0.name == "late" { decided.send() } }
        container.observe(subject)
        onAnotherThread { subject.send(TestState("late") { decided.send() }) }
        container.observe(TestState("next"))
        await decided.waitIgnoringCancellation()
        #expect(record.names == ["next"])
        withExtendedLifetime(token) {}
    }

    @Test("An action that is begun while the earlier one is being cancelled has the last word")
    func actionDuringCancellation() {
        let container = StateContainer(state: "first")
        let subject = PassthroughSubject<String, Never>()
        container.observe(subject.handleEvents(receiveCancel: { container.observe("from the cancellation") }))
        container.observe("next")
        #expect(container.state == "from the cancellation")
    }

    @Test("A sequence stops at the state whose subscriber begins another action")
    func sequenceSupersededByItsOwnState() {
        let container = StateContainer(state: "first")
        let token = container.subscribe { if $0 == "one" { container.observe("other") } }
        container.observe(StateSequence({ "one" }, { "two" }))
        #expect(container.state == "other")
        withExtendedLifetime(token) {}
    }
}

/// A publisher that keeps its subscriber waiting.
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

    func request(_ demand: Subscribers.Demand) {}

    func cancel() { cancellations += 1 }
}

private final class LastWordsSubscription: Subscription {
    private let lastWords: () -> Void

    init(_ lastWords: @escaping () -> Void) { self.lastWords = lastWords }

    deinit { lastWords() }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}
}
