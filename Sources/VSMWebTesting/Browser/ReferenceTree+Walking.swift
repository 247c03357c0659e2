extension ReferenceTree.Node {
    /// The name of the element's tag; `nil` for a text or a mark.
    var tag: String? {
        if case .element(let tag) = kind { tag } else { nil }
    }

    /// The element and everything inside, in the order of the document.
    var withDescendants: [ReferenceTree.Node] { [self] + descendants }

    /// Everything inside, in the order of the document.
    var descendants: [ReferenceTree.Node] { children.flatMap(\.withDescendants) }

    /// The element and those around it, innermost first.
    var withAncestors: [ReferenceTree.Node] {
        var nodes: [ReferenceTree.Node] = []
        var node: ReferenceTree.Node? = self
        while let here = node, here.kind != .page {
            nodes.append(here)
            node = here.parent
        }
        return nodes
    }

    /// The texts inside, one after the other.
    var textContent: String {
        kind == .text ? text : children.map(\.textContent).joined()
    }

    /// The element without its content, as in a document.
    var startTag: String {
        let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
        return "<\(tag ?? "")\(attributes)>"
    }

    /// Whether the element tells the server of an event.
    func handles(_ kind: String) -> Bool {
        attributes["data-vsm-on"]?.split(separator: " ").contains { $0 == kind } ?? false
    }

    /// The innermost element around this one, or this one, that tells the server of an event.
    func listener(for kind: String) -> ReferenceTree.Node? {
        withAncestors.first { $0.handles(kind) }
    }
}

extension ReferenceTree {
    /// The element with an identifier.
    func element(withID identifier: String) -> Node? {
        page.descendants.first { $0.attributes["id"] == identifier }
    }
}
