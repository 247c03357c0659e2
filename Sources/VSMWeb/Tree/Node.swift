/// A node of a rendered page.
///
/// A tree of nodes is immutable. A later rendering makes another one, which shares the unchanged parts.
enum Node {
    case element(ElementNode)
    case text(TextNode)
    /// The place of a view with a state of its own; not in a ``flattened`` tree.
    case view(Place)
    /// What is specified here for the page; not in a ``flattened`` tree.
    case metadata(PageMetadata)
}

final class ElementNode {
    let id: NodeID
    let slot: Slot
    let tag: Tag
    let attributes: [Attribute]
    let children: [Node]
    /// Whether a descendant is not for the browser: a view, or metadata.
    let needsFlattening: Bool

    init(id: NodeID, slot: Slot, tag: Tag, attributes: [Attribute], children: [Node]) {
        self.id = id
        self.slot = slot
        self.tag = tag
        self.attributes = attributes
        self.children = children
        needsFlattening = children.contains { child in
            switch child {
            case .element(let element): element.needsFlattening
            case .text: false
            case .view, .metadata: true
            }
        }
    }
}

struct TextNode {
    let id: NodeID
    let slot: Slot
    let text: String
}

extension Node {
    var id: NodeID? {
        switch self {
        case .element(let element): element.id
        case .text(let text): text.id
        case .view, .metadata: nil
        }
    }

    var slot: Slot? {
        switch self {
        case .element(let element): element.slot
        case .text(let text): text.slot
        case .view, .metadata: nil
        }
    }
}

extension [Node] {
    /// The same nodes, with the content of views in place of the views.
    var flattened: [Node] {
        flatMap { node -> [Node] in
            switch node {
            case .text: [node]
            case .element(let element): [.element(element.flattened)]
            case .view(let place): place.nodes.flattened
            case .metadata: []
            }
        }
    }

    /// The metadata in these nodes and below; the last value of each wins.
    var pageMetadata: PageMetadata {
        var metadata = PageMetadata()
        func visit(_ nodes: [Node]) {
            for node in nodes {
                switch node {
                case .text: break
                case .element(let element): if element.needsFlattening { visit(element.children) }
                case .view(let place): visit(place.nodes)
                case .metadata(let later): metadata.merge(later)
                }
            }
        }
        visit(self)
        return metadata
    }

    /// The identifiers of these nodes and of their descendants, in document order.
    var identifiersInDocumentOrder: [NodeID] {
        var identifiers: [NodeID] = []
        func visit(_ nodes: [Node]) {
            for node in nodes {
                if let id = node.id { identifiers.append(id) }
                if case .element(let element) = node { visit(element.children) }
            }
        }
        visit(self)
        return identifiers
    }
}

extension ElementNode {
    /// The element with only descendants for the browser; the same object if all of them are.
    var flattened: ElementNode {
        guard needsFlattening else { return self }
        return ElementNode(id: id, slot: slot, tag: tag, attributes: attributes, children: children.flattened)
    }
}
