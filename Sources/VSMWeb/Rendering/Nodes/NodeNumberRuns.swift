/// Numbers of nodes, with consecutive ones in one entry.
struct NodeNumberRuns: Equatable {
    struct Entry: Equatable {
        let first: NodeID
        var count: Int
    }

    private(set) var entries: [Entry] = []
    /// How many numbers there are.
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
