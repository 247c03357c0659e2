/// A node of a rendered page.
///
/// A tree of nodes does not change; a later rendering makes another one that shares what stayed the same.
enum Node {
    case element(ElementNode)
    case text(TextNode)
    /// Where a view with a state of its own stands; not in a tree that was ``flattened``.
    case view(Place)
}

final class ElementNode {
    let id: NodeID
    let slot: Slot
    let tag: Tag
    let attributes: [Attribute]
    let children: [Node]
    /// Whether a ``Node/view(_:)`` stands anywhere below.
    let containsViews: Bool

    init(id: NodeID, slot: Slot, tag: Tag, attributes: [Attribute], children: [Node]) {
        self.id = id
        self.slot = slot
        self.tag = tag
        self.attributes = attributes
        self.children = children
        containsViews = children.contains { child in
            switch child {
            case .element(let element): element.containsViews
            case .text: false
            case .view: true
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
        case .view: nil
        }
    }

    var slot: Slot? {
        switch self {
        case .element(let element): element.slot
        case .text(let text): text.slot
        case .view: nil
        }
    }
}

extension [Node] {
    /// The same nodes with what views rendered in place of the views.
    var flattened: [Node] {
        flatMap { node -> [Node] in
            switch node {
            case .text: [node]
            case .element(let element): [.element(element.flattened)]
            case .view(let place): place.nodes.flattened
            }
        }
    }

    /// The identifiers of these nodes and of all below them, in the order of the document.
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
    /// The element without views below it; the same object when there are none.
    var flattened: ElementNode {
        guard containsViews else { return self }
        return ElementNode(id: id, slot: slot, tag: tag, attributes: attributes, children: children.flattened)
    }
}
