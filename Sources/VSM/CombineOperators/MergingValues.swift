#if !canImport(Combine) && OpenCombine
/// The values of several publishers, in the order in which they arrive.
///
/// Unlimited demand of the subscriber becomes unlimited demand on every publisher. Otherwise, one value is requested
/// from each publisher and waits here until the subscriber wants it; then the next one is requested.
struct MergingValues<Value>: CombiningValues {
    private var waiting = Queue<(value: Value, upstream: Int)>()
    private var subscribed: [Int] = []
    /// The publishers with no outstanding request and no waiting value.
    private var idle: [Int] = []
    private var asksForEverything = false

    var isEmpty: Bool { waiting.isEmpty }

    mutating func subscribed(to upstream: Int) {
        subscribed.append(upstream)
        idle.append(upstream)
    }

    mutating func receive(_ value: Value, from upstream: Int, demand: Subscribers.Demand) -> Value? {
        waiting.append((value, upstream))
        return nil
    }

    mutating func next() -> Value? {
        guard let (value, upstream) = waiting.popFirst() else { return nil }
        if !asksForEverything { idle.append(upstream) }
        return value
    }

    mutating func takeRequests(demand: Subscribers.Demand) -> [(upstream: Int, demand: Subscribers.Demand)] {
        if demand == .unlimited, !asksForEverything {
            asksForEverything = true
            idle = subscribed
        }
        guard !idle.isEmpty else { return [] }
        defer { idle = [] }
        return idle.map { ($0, asksForEverything ? .unlimited : .max(1)) }
    }
}
#endif
