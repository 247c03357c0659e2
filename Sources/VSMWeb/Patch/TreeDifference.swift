/// Finds the steps that lead from one flattened tree to another.
///
/// Nodes are the same when their identifiers are. Subtrees that are the same object are not looked into.
struct TreeDifference {
    private(set) var operations: [PatchOperation] = []

    /// Values of fields that the browser reported, and that are therefore there whatever was sent last.
    private let reportedValues: [NodeID: String]

    init(from before: [Node], to after: [Node], reportedValues: [NodeID: String] = [:]) {
        self.reportedValues = reportedValues
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

        // The longest run that is in order already stays; everything else moves around it. From the end to the start,
        // so that what a node is put before is in its place.
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
            let reported = reportedValues[after.id]
            if before !== after || reported != nil {
                compareAttributes(before, after, reportedValue: reported)
            }
            if before !== after { compare(before.children, after.children, in: after.id) }
        default:
            preconditionFailure("Nodes with the same identifier are of the same kind.")
        }
    }

    private mutating func compareAttributes(_ before: ElementNode, _ after: ElementNode, reportedValue: String?) {
        guard before.attributes != after.attributes || reportedValue != nil else { return }
        var old = Dictionary(before.attributes.map { ($0.name, $0.value) }) { _, last in last }
        if let reportedValue { old["value"] = reportedValue }
        var changes: [String: String?] = [:]
        for attribute in after.attributes {
            if old.removeValue(forKey: attribute.name) != attribute.value { changes[attribute.name] = attribute.value }
        }
        for name in old.keys { changes[name] = .some(nil) }
        if !changes.isEmpty { operations.append(.setAttributes(after.id, changes)) }
    }
}
