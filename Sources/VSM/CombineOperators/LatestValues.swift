#if !canImport(Combine) && OpenCombine
/// The latest values of up to four publishers, combined anew for each value once all have emitted.
///
/// A combination that is made when the subscriber wants none waits until it does; the next one takes its place.
///
/// The publishers are asked for as much as the subscriber wants. One that has emitted is not asked again before all have.
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
    /// What each publisher was asked for and has not emitted yet; `nil` before it is subscribed to.
    private var owed: [Subscribers.Demand?] = [nil, nil, nil, nil]

    /// Prepares for two to four publishers.
    ///
    /// - Parameters:
    ///   - third: Stands in for a publisher that is not there.
    ///   - fourth: Stands in for a publisher that is not there.
    ///   - combine: Makes an output of the latest values.
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

    /// Takes note of a value and returns the one that it replaces.
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
