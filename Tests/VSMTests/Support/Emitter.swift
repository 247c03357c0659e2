import VSM

/// A publisher that emits on the threads that call it, even on several at once, and ignores cancellation.
final class Emitter<Output>: Publisher, @unchecked Sendable {
    typealias Failure = Never

    private let onSubscription: () -> Void
    private var receive: ((Output) -> Subscribers.Demand)?
    private var complete: ((Subscribers.Completion<Never>) -> Void)?

    /// - Parameter onSubscription: Called when a subscriber can receive values.
    init(onSubscription: @escaping () -> Void = {}) { self.onSubscription = onSubscription }

    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
        receive = subscriber.receive
        complete = subscriber.receive(completion:)
        subscriber.receive(subscription: Subscriptions.empty)
        onSubscription()
    }

    func send(_ value: Output) { _ = receive?(value) }

    func finish() { complete?(.finished) }
}
