#if !canImport(Combine) && OpenCombine
/// The latest values of up to four publishers, combined for each new value once all publishers have emitted.
///
/// A combination waits while the subscriber has no demand, and the next one replaces it.
///
/// The subscriber's demand is passed on to each publisher. A publisher that has emitted gets no further demand before
/// all have emitted.
struct LatestValues<First, Second, Third, Fourth, Output>: CombiningValues {
    /// A value of one of the publishers.
    enum Input {
        case first(First)
        case second(Second)
        case third(Third)
        case fourth(Fourth)
    }

    private var first: First?
    private var second: Second?
    private var third: Third?
    private var fourth: Fourth?
    private let combine: (First, Second, Third, Fourth) -> Output
    private var wanted = Queue<Output>()
    private var unwanted: Output?
    /// The outstanding demand on each publisher; `nil` before the subscription.
    private var owed: [Subscribers.Demand?] = [nil, nil, nil, nil]

    /// Creates the values of two to four publishers.
    ///
    /// - Parameters:
    ///   - third: A placeholder for a missing third publisher.
    ///   - fourth: A placeholder for a missing fourth publisher.
    ///   - combine: Returns the combination of the latest values.
    init(third: Third? = nil, fourth: Fourth? = nil, combine: @escaping (First, Second, Third, Fourth) -> Output) {
        self.third = third
        self.fourth = fourth
        self.combine = combine
    }

    var isEmpty: Bool { wanted.isEmpty && unwanted == nil }

    mutating func subscribed(to upstream: Int) {
        owed[upstream] = Subscribers.Demand.none
    }

    mutating func receive(_ value: Input, from upstream: Int, demand: Subscribers.Demand) -> Input? {
        if let debt = owed[upstream], debt > .none { owed[upstream] = debt - 1 }
        let replaced = replace(with: value)
        guard let combination else { return replaced }
        if demand > wanted.count, let earlier = unwanted.take() { wanted.append(earlier) }
        if demand > wanted.count {
            wanted.append(combination)
        } else {
            unwanted = combination
        }
        return replaced
    }

    mutating func next() -> Output? {
        wanted.popFirst() ?? unwanted.take()
    }

    mutating func takeRequests(demand: Subscribers.Demand) -> [(upstream: Int, demand: Subscribers.Demand)] {
        var requests: [(upstream: Int, demand: Subscribers.Demand)] = []
        let hasAll = (0..<4).allSatisfy(hasValue)
        for upstream in owed.indices where hasAll || !hasValue(of: upstream) {
            guard let debt = owed[upstream], debt < demand else { continue }
            requests.append((upstream, demand == .unlimited ? .unlimited : demand - debt))
            owed[upstream] = demand
        }
        return requests
    }

    private var combination: Output? {
        guard let first, let second, let third, let fourth else { return nil }
        return combine(first, second, third, fourth)
    }

    private func hasValue(of upstream: Int) -> Bool {
        switch upstream {
        case 0: first != nil
        case 1: second != nil
        case 2: third != nil
        default: fourth != nil
        }
    }

    /// Stores a value and returns the one that it replaces.
    private mutating func replace(with value: Input) -> Input? {
        switch value {
        case .first(let value):
            defer { first = value }
            return first.map(Input.first)
        case .second(let value):
            defer { second = value }
            return second.map(Input.second)
        case .third(let value):
            defer { third = value }
            return third.map(Input.third)
        case .fourth(let value):
            defer { fourth = value }
            return fourth.map(Input.fourth)
        }
    }
}
#endif
