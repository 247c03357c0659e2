/// Finds an element and the fields in it, without changing anything.
///
/// It enters only what holds the element.
final class ElementFinder: _Renderer {
    private let sought: NodeID
    /// The element that was found.
    private(set) var found: FoundElement?
    private var isInside = false

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - sought: The number of the element.
    ///   - numbering: Gives numbers to new nodes.
    ///   - sentForms: The forms that keep their submitted values.
    init(_ sought: NodeID, numbering: NodeNumbering, sentForms: SentForms) {
        self.sought = sought
        super.init(numbering: numbering, sentForms: sentForms)
    }

    override func enters(_ region: Region) -> Bool { mayFind { region.view(with: sought, in: $0) != nil } }

    override func enters(_ row: Run) -> Bool { mayFind { row.view(with: sought, in: $0) != nil } }

    private func mayFind(_ holdsElement: (ViewRegion) -> Bool) -> Bool {
        isInside || (found == nil && view.map(holdsElement) == true)
    }

    override func beginElement(
        _ tag: HTMLTagName,
        _ attributes: [Attribute],
        _ handlers: [BoundHandler]
    ) -> ElementContext {
        let node = nextNode()
        let place = ElementPosition(content: position.content, index: position.nodeIndex - 1)
        if node == sought {
            found = FoundElement(position: place, in: view, node, tag, attributes, handlers: handlers)
            isInside = true
        } else if isInside {
            found?.addField(at: place, node, tag, attributes)
        }
        return ElementContext(parent: .none, node: node)
    }

    override func endElement(_ tag: HTMLTagName, _ context: ElementContext) {
        if context.node == sought { isInside = false }
    }

    /// Retains the content, which records the values that the browser reports.
    override func didRestore<Item, Key>(_ content: RunContent, ofRow index: Int, in region: ListRegion<Item, Key>) {
        region.rows.set(content, ofRow: index)
        region.rowsWithReports.append(region.rows[index].first)
    }
}
