/// A sequence of node numbers that stores consecutive numbers in one entry.
struct NodeNumberRuns: Equatable {
    struct Entry: Equatable {
        let first: NodeID
        var count: Int
    }

    private(set) var entries: [Entry] = []
    /// The number of node numbers.
    private(set) var count = 0

    mutating func append(_ node: NodeID) {
        count += 1
        if let last = entries.last, last.first.advanced(by: last.count) == node {
            entries[entries.count - 1].count += 1
        } else {
            entries.append(Entry(first: node, count: 1))
        }
    }
}
