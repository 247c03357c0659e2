/// Attributes of nodes as the browser reported them; `nil` for a missing attribute.
typealias ReportedAttributes = [NodeID: [String: String?]]

/// Finds the steps that lead from one flattened tree to another.
///
/// Nodes are the same if their identifiers are equal. Subtrees that are the same object are skipped.
struct TreeDifference {
    private(set) var operations: [PatchOperation] = []

    /// Attributes that the browser reported: their actual values, whatever was sent last.
    private let reported: ReportedAttributes

    init(from before: [Node], to after: [Node], reported: ReportedAttributes = [:]) {
        self.reported = reported
        compare(before, after, in: nil)
    }

    private mutating func compare(_ before: [Node], _ after: [Node], in parent: NodeID?) {
        if before.map(\.id) == after.map(\.id) {
            for (old, new) in zip(before, after) { compare(old, new) }
            return
        }

        var positions: [NodeID: Int] = [:]
        for (position, node) in before.enumerated() { positions[node.id!] = position }
        let remaining = Set(after.map { $0.id! })
        for node in before where !remaining.contains(node.id!) { operations.append(.remove(node.id!)) }

        // The longest run that is already in order stays; everything else moves around it. From the end to the start, so
        // that the sibling before which a node is inserted is in its place.
        let oldPositions = after.map { positions[$0.id!] }
        let staying = LongestIncreasingSubsequence.indices(of: oldPositions)
        var next: NodeID?
        for (index, node) in after.enumerated().reversed() {
            if let oldPosition = oldPositions[index] {
                compare(before[oldPosition], node)
                if !staying.contains(index) { operations.append(.move(node.id!, before: next)) }
            } else {
                operations.append(.insert(PatchNode(node), into: parent, before: next))
            }
            next = node.id
        }
    }

    private mutating func compare(_ before: Node, _ after: Node) {
        switch (before, after) {
        case (.text(let before), .text(let after)):
            if before.text != after.text { operations.append(.setText(after.id, after.text)) }
        case (.element(let before), .element(let after)):
            guard before !== after || !reported.isEmpty else { return }
            compareAttributes(before, after)
            compare(before.children, after.children, in: after.id)
        default:
            preconditionFailure("Nodes with the same identifier are of the same kind.")
        }
    }

    private mutating func compareAttributes(_ before: ElementNode, _ after: ElementNode) {
        let reported = reported[after.id] ?? [:]
        guard before.attributes != after.attributes || !reported.isEmpty else { return }
        var old = Dictionary(before.attributes.map { ($0.name, $0.value) }) { _, last in last }
        for (name, value) in reported { old[name] = value }
        var changes: [String: String?] = [:]
        for attribute in after.attributes {
            if old.removeValue(forKey: attribute.name) != attribute.value { changes[attribute.name] = attribute.value }
        }
        for name in old.keys { changes[name] = .some(nil) }
        if !changes.isEmpty { operations.append(.setAttributes(after.id, changes)) }
    }
}
