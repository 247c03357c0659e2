/// The nodes that stood in an element, or a view, in the rendering before; each is found again once.
struct NodesBefore {
    private let nodes: [Node]
    /// Where the next node is looked for first: most pages keep their order.
    private var cursor = 0
    /// Where the nodes stand that were not found yet; made when one is not where it is looked for first.
    private var positions: [Slot: Int]?

    init(_ nodes: [Node]) {
        self.nodes = nodes
    }

    /// The node that stood in a slot, unless it was taken before.
    mutating func take(_ slot: Slot) -> Node? {
        while cursor < nodes.count, nodes[cursor].slot == nil { cursor += 1 }
        if cursor < nodes.count, nodes[cursor].slot == slot, positions == nil || positions?[slot] == cursor {
            positions?[slot] = nil
            cursor += 1
            return nodes[cursor - 1]
        }
        if positions == nil { positions = makePositions() }
        guard let position = positions?.removeValue(forKey: slot) else { return nil }
        cursor = position + 1
        return nodes[position]
    }

    /// Every node before the cursor was taken: until now they all stood where they were looked for.
    private func makePositions() -> [Slot: Int] {
        var positions: [Slot: Int] = [:]
        for position in cursor..<nodes.count {
            if let slot = nodes[position].slot { positions[slot] = position }
        }
        return positions
    }
}
