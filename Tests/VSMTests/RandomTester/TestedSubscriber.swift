import VSM

/// A subscriber of the random tester, with the states that it has received.
final class TestedSubscriber {
    /// The ways to subscribe.
    enum Way {
        case publisher(SubscriptionWay, Moment)
        /// A subscriber that requests states now and then.
        case onDemand(Moment)
        case states

        static let all: [Way] =
            Moment.allCases.flatMap { moment in
                SubscriptionWay.allCases.map { .publisher($0, moment) } + [.onDemand(moment)]
            } + [.states]
    }

    let way: Way
    /// The state of the container when it subscribed.
    let first: Int
    private(set) var states: [Int] = []
    var subscription: AnyCancellable?
    /// The subscriber that requests states now and then.
    var onDemand: Downstream<ScriptedState, Never>?
    /// The number of states that it had received when it was cancelled.
    private(set) var countAtEnd: Int?

    init(_ way: Way, first: Int) {
        self.way = way
        self.first = first
    }

    /// The moment at which it receives states; `nil` if it may be late.
    var moment: Moment? { if case .publisher(_, let moment) = way { moment } else { nil } }

    var description: String {
        switch way {
        case .publisher(let way, let moment): "\(way.rawValue), \(moment.rawValue)"
        case .onDemand(let moment): "on demand, \(moment.rawValue)"
        case .states: "states"
        }
    }

    func receive(_ state: Int) { states.append(state) }

    func cancel() {
        // A sequence of states ends with its container, and a subscription cannot be cancelled before it exists.
        guard let cancelled = subscription else { return }
        countAtEnd = states.count
        subscription = nil
        // Releasing it may run code that reads this object.
        withExtendedLifetime(cancelled) {}
    }

    /// Returns a description of missing or wrong states, or `nil`.
    ///
    /// - Parameters:
    ///   - history: All states of the container.
    ///   - isCutShort: Whether the container was released while its last state was delivered.
    func problem(_ history: [Int], isCutShort: Bool) -> String? {
        guard let index = history.firstIndex(of: first) else { return "\(first) was never a state." }
        let expected = Array(history[index...].prefix(countAtEnd ?? .max))
        if case .states = way, isCutShort, expected.starts(with: states) { return nil }
        guard states != expected else { return nil }
        return "A subscriber (\(description)) received \(states), but the states were \(expected)."
    }
}
