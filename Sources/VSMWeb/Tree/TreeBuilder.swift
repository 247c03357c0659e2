/// Collects the nodes that a view renders, and gives each the identity that it had in the previous rendering.
///
/// This type appears only in the signature of ``HTML/render(into:)`` and has no methods for you to call.
public struct TreeBuilder {
    /// The element whose content is being collected, or the view itself.
    private struct Frame {
        var parent: NodeID?
        var before: NodesBefore
        var steps: [Step] = []
        var nodes: [Node] = []
    }

    private var frame: Frame
    private let place: Place
    private let page: LivePage

    /// The event handlers of elements, by identifier.
    private(set) var handlers: [NodeID: [EventKind: EventHandler]] = [:]
    /// The direct child views.
    private(set) var children: [ChildKey: Place] = [:]
    /// The actions to run on appearance, with their places.
    private(set) var appearances: [(key: ChildKey, action: () -> Void)] = []

    /// A place in a view: the enclosing element, and the slot in it.
    struct ChildKey: Hashable {
        let parent: NodeID?
        let slot: Slot
    }

    init(place: Place, page: LivePage) {
        frame = Frame(parent: nil, before: NodesBefore(place.nodes))
        self.place = place
        self.page = page
    }

    /// The collected nodes.
    var nodes: [Node] { frame.nodes }

    mutating func withStep(_ step: Step, _ body: (inout TreeBuilder) -> Void) {
        frame.steps.append(step)
        body(&self)
        frame.steps.removeLast()
    }

    mutating func appendText(_ text: String) {
        // A parser creates no node for an empty text, so neither does this.
        guard !text.isEmpty else { return }
        let slot = Slot(steps: frame.steps)
        let id: NodeID
        if case .text(let before) = frame.before.take(slot) { id = before.id } else { id = page.makeIdentifier() }
        frame.nodes.append(.text(TextNode(id: id, slot: slot, text: text)))
    }

    mutating func appendElement(
        _ tag: Tag,
        attributes: [Attribute],
        handlers: [EventKind: EventHandler],
        content: (inout TreeBuilder) -> Void
    ) {
        let slot = Slot(steps: frame.steps)
        var before: ElementNode?
        if case .element(let element) = frame.before.take(slot), element.tag == tag { before = element }
        let id = before?.id ?? page.makeIdentifier()

        var attributes = attributes
        if !handlers.isEmpty {
            self.handlers[id] = handlers
            attributes.append(.events(handlers.keys))
        }

        let outer = frame
        frame = Frame(parent: id, before: NodesBefore(before?.children ?? []))
        content(&self)
        let children = frame.nodes
        frame = outer
        frame.nodes.append(
            .element(ElementNode(id: id, slot: slot, tag: tag, attributes: attributes, children: children))
        )
    }

    mutating func appendView<View: HTMLView>(_ view: View) {
        let key = ChildKey(parent: frame.parent, slot: Slot(steps: frame.steps))
        let child = page.place(for: view, at: key, in: place)
        children[key] = child
        frame.nodes.append(.view(child))
    }

    mutating func noteAppearance(_ action: @escaping () -> Void) {
        appearances.append((ChildKey(parent: frame.parent, slot: Slot(steps: frame.steps)), action))
    }

    mutating func appendMetadata(_ metadata: PageMetadata) {
        frame.nodes.append(.metadata(metadata))
    }
}

extension Attribute {
    /// Names the events of an element that have a handler, for the browser.
    static func events(_ kinds: some Collection<EventKind>) -> Attribute {
        Attribute("data-vsm-on", EventKind.allCases.filter(kinds.contains).map(\.rawValue).joined(separator: " "))
    }
}
