import Testing

@testable import VSM

/// The ways to subscribe to a publisher of states, which all behave alike.
enum SubscriptionWay: String, CaseIterable, CustomTestStringConvertible {
    /// The overload for this type of publisher.
    case sink
    case sinkWithCompletion = "sink with completion"
    case mapped = "sink behind an operator"
    case erased = "sink on an erased publisher"
    case oneAtATime = "a subscriber that requests one value at a time"

    var testDescription: String { rawValue }

    func subscribe<State>(
        to publisher: StatePublisher<State>,
        _ receive: @escaping (State) -> Void
    ) -> AnyCancellable {
        switch self {
        case .sink:
            return publisher.sink(receiveValue: receive)
        case .sinkWithCompletion:
            return publisher.sink(receiveCompletion: { _ in }, receiveValue: receive)
        case .mapped:
            return publisher.map { $0 }.sink(receiveValue: receive)
        case .erased:
            return publisher.eraseToAnyPublisher().sink(receiveValue: receive)
        case .oneAtATime:
            let subscriber = OneAtATime(receive)
            publisher.subscribe(subscriber)
            return AnyCancellable(subscriber)
        }
    }
}

/// The two moments at which subscribers are notified.
enum Moment: String, CaseIterable, CustomTestStringConvertible {
    case before = "before the change"
    case after = "after the change"

    var testDescription: String { rawValue }

    /// Returns the publisher behind `willSetPublisher` or `didSetPublisher`, without type erasure.
    func publisher<State>(of container: StateContainer<State>) -> StatePublisher<State> {
        switch self {
        case .before: container.$state
        case .after: StatePublisher(container.storage, moment: .didSet)
        }
    }
}

/// A subscriber that requests the next value when it receives one.
private final class OneAtATime<Input>: Subscriber, Cancellable, @unchecked Sendable {
    typealias Failure = Never

    private let action: (Input) -> Void
    private var subscription: (any Subscription)?

    init(_ action: @escaping (Input) -> Void) { self.action = action }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.max(1))
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        action(input)
        return .max(1)
    }

    func receive(completion: Subscribers.Completion<Never>) {}

    func cancel() { subscription?.cancel() }
}
