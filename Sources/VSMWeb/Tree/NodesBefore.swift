/// The nodes of an element or a view in the previous rendering, each to be found once.
struct NodesBefore {
    private let nodes: [Node]
    /// Where to look for the next node first: most pages keep their order.
    private var cursor = 0
    /// The positions of the nodes that were not found yet; computed when the order has changed.
    private var positions: [Slot: Int]?

    init(_ nodes: [Node]) {
        self.nodes = nodes
    }

    /// The node in a slot, unless it was already taken.
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

    /// Every node before the cursor was taken: until now the order was unchanged.
    private func makePositions() -> [Slot: Int] {
        var positions: [Slot: Int] = [:]
        for position in cursor..<nodes.count {
            if let slot = nodes[position].slot { positions[slot] = position }
        }
        return positions
    }
}
