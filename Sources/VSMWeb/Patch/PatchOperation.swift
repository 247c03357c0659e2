/// One step of a patch: a change of the tree in the browser, which names nodes by their identifiers.
enum PatchOperation: Equatable {
    /// Replaces the text of a text node.
    case setText(NodeID, String)
    /// Sets attributes of an element, or removes those whose value is `nil`.
    case setAttributes(NodeID, [String: String?])
    /// Inserts a new node into an element, or into the page if there is none, before a sibling or at the end.
    case insert(PatchNode, into: NodeID?, before: NodeID?)
    /// Moves a node among its siblings.
    case move(NodeID, before: NodeID?)
    /// Removes a node with everything in it.
    case remove(NodeID)
}

/// A node as it is sent to the browser.
indirect enum PatchNode: Equatable {
    case text(NodeID, String)
    case element(NodeID, tag: String, attributes: [String: String], children: [PatchNode])

    init(_ node: Node) {
        switch node {
        case .text(let text):
            self = .text(text.id, text.text)
        case .element(let element):
            self = .element(
                element.id,
                tag: element.tag.name,
                attributes: Dictionary(element.attributes.map { ($0.name, $0.value) }) { _, last in last },
                children: element.children.map(PatchNode.init)
            )
        case .view, .metadata:
            preconditionFailure("Only a flattened tree can be sent.")
        }
    }
}
