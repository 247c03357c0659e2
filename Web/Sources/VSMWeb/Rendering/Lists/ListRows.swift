/// The rows of a list: runs with the same number of nodes.
///
/// A row without content, which rendering it again restores, takes four bytes if no row has content.
struct ListRows: RandomAccessCollection {
    private let nodeCount: UInt32
    private var firsts: ContiguousArray<NodeID> = []
    /// The contents of the rows; empty if no row has one.
    private var contents: ContiguousArray<RunContent?> = []
    /// The number of rows with content.
    private var contentCount = 0

    /// Creates an empty list.
    ///
    /// - Parameter nodeCount: The number of nodes with fixed positions in a row.
    init(nodeCount: Int) {
        self.nodeCount = UInt32(nodeCount)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { firsts.count }

    subscript(index: Int) -> Run {
        Run(first: firsts[index], count: nodeCount, content: contents.isEmpty ? nil : contents[index])
    }

    /// Returns whether a row has a node with a fixed position.
    func contains(_ node: NodeID) -> Bool {
        firsts.contains { node.number >= $0.number && node.number &- $0.number < nodeCount }
    }

    mutating func reserveCapacity(_ count: Int) { firsts.reserveCapacity(count) }

    /// Adds a new row.
    mutating func append(_ row: Run) {
        firsts.append(row.first)
        if contentCount > 0 { contents.append(nil) }
    }

    /// Sets or releases the content of a row.
    mutating func set(_ content: RunContent?, ofRow index: Int) {
        if contents.isEmpty {
            guard content != nil else { return }
            contents.reserveCapacity(firsts.capacity)
            contents.append(contentsOf: repeatElement(nil, count: firsts.count))
        }
        contentCount += (content == nil ? 0 : 1) - (contents[index] == nil ? 0 : 1)
        contents[index] = content
        if contentCount == 0 { contents = [] }
    }

    /// Replaces rows by others, which the list may have had before.
    mutating func replaceSubrange(_ range: Range<Int>, with rows: [Run]) {
        firsts.replaceSubrange(range, with: rows.lazy.map(\.first))
        guard contentCount > 0 else { return }
        contents.replaceSubrange(range, with: rows.lazy.map(\.content))
        contentCount = contents.count { $0 != nil }
        if contentCount == 0 { contents = [] }
    }
}
