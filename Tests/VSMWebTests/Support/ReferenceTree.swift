@testable import VSMWeb

/// A tree that does with patches what a browser does, slowly and without any cleverness.
struct ReferenceTree {
    private(set) var roots: [PatchNode]

    init(_ nodes: [Node]) {
        roots = nodes.map(PatchNode.init)
    }

    /// Applies an operation.
    ///
    /// - Throws: when it speaks of a node that is not there.
    mutating func apply(_ operation: PatchOperation) throws {
        switch operation {
        case .setText(let id, let text):
            try edit(id) { _ in [.text(id, text)] }
        case .setAttributes(let id, let changes):
            try edit(id) { node in
                guard case .element(_, let tag, var attributes, let children) = node else { throw Impossible() }
                for (name, value) in changes { attributes[name] = value }
                return [.element(id, tag: tag, attributes: attributes, children: children)]
            }
        case .insert(let node, let parent, let before):
            try insert(node, into: parent, before: before)
        case .move(let id, let before):
            let parent = try parent(of: id)
            let node = try take(id)
            try insert(node, into: parent, before: before)
        case .remove(let id):
            _ = try take(id)
        }
    }

    struct Impossible: Error {}

    private mutating func take(_ id: NodeID) throws -> PatchNode {
        var taken: PatchNode?
        try edit(id) { node in
            taken = node
            return []
        }
        guard let taken else { throw Impossible() }
        return taken
    }

    private mutating func insert(_ node: PatchNode, into parent: NodeID?, before: NodeID?) throws {
        if let before {
            guard try self.parent(of: before) == parent else { throw Impossible() }
            try edit(before) { sibling in [node, sibling] }
        } else if let parent {
            try edit(parent) { element in
                guard case .element(let id, let tag, let attributes, let children) = element else { throw Impossible() }
                return [.element(id, tag: tag, attributes: attributes, children: children + [node])]
            }
        } else {
            roots.append(node)
        }
    }

    /// Replaces a node by others.
    private mutating func edit(_ id: NodeID, _ change: (PatchNode) throws -> [PatchNode]) throws {
        var count = 0
        func edited(_ nodes: [PatchNode]) throws -> [PatchNode] {
            try nodes.flatMap { node -> [PatchNode] in
                if node.id == id {
                    count += 1
                    return try change(node)
                }
                guard case .element(let own, let tag, let attributes, let children) = node else { return [node] }
                return [.element(own, tag: tag, attributes: attributes, children: try edited(children))]
            }
        }
        roots = try edited(roots)
        guard count == 1 else { throw Impossible() }
    }

    private func parent(of id: NodeID) throws -> NodeID? {
        var found: [NodeID?] = []
        func visit(_ nodes: [PatchNode], in parent: NodeID?) {
            for node in nodes {
                if node.id == id { found.append(parent) }
                if case .element(let own, _, _, let children) = node { visit(children, in: own) }
            }
        }
        visit(roots, in: nil)
        guard found.count == 1 else { throw Impossible() }
        return found[0]
    }
}

extension PatchNode {
    var id: NodeID {
        switch self {
        case .text(let id, _), .element(let id, _, _, _): id
        }
    }
}
