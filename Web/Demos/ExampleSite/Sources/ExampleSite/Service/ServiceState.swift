/// The waiting requests of the simulated service and its way of answering, as a pure value.
struct ServiceState: Equatable, Sendable {
    /// A request that has no answer yet.
    struct Request: Equatable, Sendable {
        let number: Int
        let name: String
        /// The possible answers, from the best to the worst.
        let outcomes: [String]
    }

    /// The way in which requests are answered.
    enum Pace: String, CaseIterable, Sendable {
        case second, fiveSeconds, manual

        /// How long an answer takes; `nil` if a person chooses each answer.
        var delay: Duration? {
            switch self {
            case .second: .seconds(1)
            case .fiveSeconds: .seconds(5)
            case .manual: nil
            }
        }

        var title: String {
            switch self {
            case .second: "after 1 second"
            case .fiveSeconds: "after 5 seconds"
            case .manual: "when I choose"
            }
        }
    }

    /// The maximum number of waiting requests; a further one makes the service answer the oldest.
    static let capacity = 6

    var pace = Pace.second
    /// Whether requests fail, except those that a person answers.
    var fails = false
    private(set) var requests: [Request] = []
    private var count = 0

    /// Adds a request.
    ///
    /// - Returns: The number of the request, and the request that must be answered now because too many are waiting.
    mutating func add(_ name: String, outcomes: [String]) -> (number: Int, excess: Request?) {
        count += 1
        let excess = requests.count < Self.capacity ? nil : requests.first
        requests.append(Request(number: count, name: name, outcomes: outcomes))
        return (count, excess)
    }

    /// Removes an answered request.
    ///
    /// - Returns: Whether the request was still waiting.
    mutating func remove(_ number: Int) -> Bool {
        guard let index = requests.firstIndex(where: { $0.number == number }) else { return false }
        requests.remove(at: index)
        return true
    }

    /// Returns the outcome of a request that no person answers.
    func outcome(of request: Request) -> Int { fails ? request.outcomes.count - 1 : 0 }
}
