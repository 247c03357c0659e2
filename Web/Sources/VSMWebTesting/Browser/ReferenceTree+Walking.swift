extension ReferenceTree.Node {
    /// The tag of the element; `nil` for a text or an anchor.
    var tag: String? {
        if case .element(let tag) = kind { tag } else { nil }
    }

    /// The element and all nodes inside it, in document order.
    var withDescendants: [ReferenceTree.Node] { [self] + descendants }

    /// All nodes inside, in document order.
    var descendants: [ReferenceTree.Node] { children.flatMap(\.withDescendants) }

    /// The element and the elements around it, innermost first.
    var withAncestors: [ReferenceTree.Node] {
        var nodes: [ReferenceTree.Node] = []
        var node: ReferenceTree.Node? = self
        while let here = node, here.kind != .page {
            nodes.append(here)
            node = here.parent
        }
        return nodes
    }

    /// The joined texts inside.
    var textContent: String {
        kind == .text ? text : children.map(\.textContent).joined()
    }

    /// The start tag of the element, as in a document.
    var startTag: String {
        let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
        return "<\(tag ?? "")\(attributes)>"
    }

    /// Returns whether the element sends an event to the server.
    func handles(_ kind: String) -> Bool {
        attributes["data-vsm-on"]?.split(separator: " ").contains { $0 == kind } ?? false
    }

    /// Returns the innermost element, from this one outward, that sends an event to the server.
    func listener(for kind: String) -> ReferenceTree.Node? {
        withAncestors.first { $0.handles(kind) }
    }
}

extension ReferenceTree {
    /// Returns the element with an identifier.
    func element(withID identifier: String) -> Node? {
        page.descendants.first { $0.attributes["id"] == identifier }
    }
}
