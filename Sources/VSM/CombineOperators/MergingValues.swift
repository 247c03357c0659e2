#if !canImport(Combine) && OpenCombine
/// Values of several publishers, in the order in which they arrive.
///
/// A subscriber that wants everything makes this ask every publisher for everything. Otherwise each publisher is asked
/// for one value, which waits here until the subscriber wants it; then the publisher is asked for the next.
struct MergingValues<Value>: CombiningValues {
    private var waiting = Queue<(value: Value, upstream: Int)>()
    private var subscribed: [Int] = []
    /// Publishers that owe no value and have none waiting.
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
