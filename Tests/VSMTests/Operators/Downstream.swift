import VSM

/// A subscriber that requests values when a test tells it to, and records what it receives.
final class Downstream<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completions: [Subscribers.Completion<Failure>] = []
    private(set) var subscription: (any Subscription)?
    private let initialDemand: Subscribers.Demand
    private let onValue: (Downstream, Input) -> Subscribers.Demand

    init(
        demand: Subscribers.Demand = .unlimited,
        onValue: @escaping (Downstream, Input) -> Subscribers.Demand = { _, _ in .none }
    ) {
        initialDemand = demand
        self.onValue = onValue
    }

    var hasFinished: Bool {
        guard case .finished? = completions.first else { return false }
        return completions.count == 1
    }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    func cancel() {
        subscription?.cancel()
        subscription = nil
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if initialDemand > .none { subscription.request(initialDemand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return onValue(self, input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        completions.append(completion)
        subscription = nil
    }
}

/// A publisher whose values, completion and subscription a test controls.
final class Upstream<Output, Failure: Error>: Publisher, Subscription {
    private(set) var requests: [Subscribers.Demand] = []
    private(set) var isCancelled = false
    private(set) var isSubscribed = false
    private var receiveValue: ((Output) -> Subscribers.Demand)?
    private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
        isSubscribed = true
        receiveValue = subscriber.receive
        receiveCompletion = subscriber.receive(completion:)
        subscriber.receive(subscription: self)
    }

    /// Emits a value; the returned demand counts as a request.
    func send(_ value: Output) {
        guard let demand = receiveValue?(value), demand > .none else { return }
        requests.append(demand)
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let receive = receiveCompletion
        (receiveValue, receiveCompletion) = (nil, nil)
        receive?(completion)
    }

    func request(_ demand: Subscribers.Demand) { requests.append(demand) }

    func cancel() {
        isCancelled = true
        (receiveValue, receiveCompletion) = (nil, nil)
    }
}

struct TestFailure: Error, Equatable {}
