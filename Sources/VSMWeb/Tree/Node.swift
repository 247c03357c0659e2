/// A node of a rendered page.
///
/// A tree of nodes does not change; a later rendering makes another one that shares what stayed the same.
enum Node {
    case element(ElementNode)
    case text(TextNode)
    /// Where a view with a state of its own stands; not in a tree that was ``flattened``.
    case view(Place)
    /// What is said here about the page; not in a tree that was ``flattened``.
    case metadata(PageMetadata)
}

final class ElementNode {
    let id: NodeID
    let slot: Slot
    let tag: Tag
    let attributes: [Attribute]
    let children: [Node]
    /// Whether anything stands below that is not for the browser: a view, or something about the page.
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
    /// The same nodes with what views rendered in place of the views.
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

    /// What is said about the page here and below, the last word on each thing.
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
    /// The element with nothing below it that is not for the browser; the same object when there is nothing like that.
    var flattened: ElementNode {
        guard needsFlattening else { return self }
        return ElementNode(id: id, slot: slot, tag: tag, attributes: attributes, children: children.flattened)
    }
}
