/// Walks through the pieces of a page, and compares them with the content in the browser.
///
/// The structure of a view follows from the type of its body, so the renderer compares only values, one after the
/// other. It writes differences as operations of a patch (see `PatchWriting`), and writes nodes that the browser does
/// not have as a whole.
public final class _Renderer {
    /// The purpose of the walk.
    enum Purpose {
        /// Updates the browser.
        case update
        /// Finds an element without changing anything.
        case find(NodeID)
    }

    let purpose: Purpose
    let numbering: NodeNumbering
    /// The version of the page in the browser after this rendering.
    let version: Int
    /// Whether to find mistakes.
    ///
    /// The renderer then renders rows that need no rendering, and compares the states of views.
    let findsMistakes: Bool
    /// The forms that keep their submitted values.
    let sentForms: SentForms
    /// The values that a person entered since the last rendering.
    let enteredValues: EnteredValues
    @exclusivity(unchecked) var writer: NodeWriter

    /// Whether the renderer writes nodes as a whole, because the browser does not have them.
    @exclusivity(unchecked) var isWriting: Bool
    /// The actions of the pieces that appeared.
    var appearing: [() -> Void] = []
    /// Whether the action of a watched value runs when the value differs from the last rendering.
    var runsActionsOfChanges = true
    /// The element that was found.
    var found: FoundElement?
    /// Whether regions appeared or disappeared, or the metadata of the page may have changed.
    var hasNewStructure = false
    /// The forms that appeared, if forms were submitted before.
    private(set) var newForms: [NodeID] = []
    /// The number of rendered views whose own state had changed.
    @exclusivity(unchecked) var changedViews = 0
    /// Whether a row changed unexpectedly.
    var foundUnexpectedChange = false

    // The position of the walk.
    @exclusivity(unchecked) private(set) var content = RunContent()
    @exclusivity(unchecked) private var first = NodeID.none
    @exclusivity(unchecked) private var nodeIndex = 0
    @exclusivity(unchecked) private var regionIndex = 0
    /// Whether this is the first rendering of the run.
    @exclusivity(unchecked) private(set) var isNew = false
    /// The tied elements of a new row whose other nodes are not retained.
    lazy var tiedElements = RunContent(recordsTiedElementsOnly: true)
    /// The element around this position.
    @exclusivity(unchecked) private(set) var parent = NodeID.none
    /// The last node before this position in the element around it.
    @exclusivity(unchecked) var previous = NodeID.none
    /// The mark of the row whose outermost elements are rendered, and the element around them.
    @exclusivity(unchecked) var keyAttribute: Attribute?
    @exclusivity(unchecked) var keyedParent = NodeID.none
    /// Whether the innermost view has given the piece at this position a key.
    @exclusivity(unchecked) var isKeyed = false
    /// The problem of a view whose parameters changed without a key.
    var forgottenKey: String?
    /// The number of views around this position.
    private(set) var depth = 0
    /// The innermost view around this position.
    var view: ViewRegion?
    #if DEBUG
    /// Collects the elements with handlers, for an inspector.
    var controls: ControlCollector?
    /// The number of views around this position that show an earlier state.
    var earlierViews = 0
    #endif
    /// Whether this position is inside the found element.
    @exclusivity(unchecked) private(set) var isInsideFoundElement = false

    /// Prepares a walk.
    ///
    /// - Parameters:
    ///   - purpose: The purpose of the walk.
    ///   - format: The format of nodes that the browser does not have.
    ///   - writesAll: Whether to write all nodes, for a browser without any.
    ///   - numbering: Gives numbers to new nodes.
    ///   - version: The version of the page in the browser after this rendering.
    ///   - findsMistakes: Whether to find mistakes by rendering rows that need no rendering and comparing the states of
    ///     views.
    ///   - sentForms: The forms that keep their submitted values.
    ///   - enteredValues: The values that a person entered since the last rendering.
    init(
        _ purpose: Purpose,
        format: NodeWriter.Format = .json,
        writesAll: Bool = false,
        numbering: NodeNumbering,
        version: Int = 0,
        findsMistakes: Bool = false,
        sentForms: SentForms = SentForms(),
        enteredValues: EnteredValues = EnteredValues()
    ) {
        self.purpose = purpose
        self.numbering = numbering
        self.version = version
        self.findsMistakes = findsMistakes
        self.sentForms = sentForms
        self.enteredValues = enteredValues
        writer = NodeWriter(format)
        isWriting = writesAll
    }

    // MARK: Nodes

    @usableFromInline
    func text(_ text: String) {
        let node = nextNode()
        guard case .update = purpose else { return }
        collect(text)
        let index = nodeIndex - 1
        if isNew {
            content.record(.text(text))
        } else if case .text(let before) = content.nodes[index], before != text {
            content.nodes[index] = .text(text)
            if !isWriting { writeChange(of: node, from: before, to: text) }
        }
        guard !text.isEmpty else { return }
        if isWriting { writer.append(text: text, node) }
        previous = node
    }

    private func writeChange(of node: NodeID, from before: String, to text: String) {
        if text.isEmpty {
            writer.remove([node])
        } else if before.isEmpty {
            writer.insert(after: previous, in: parent) { $0.append(text: text, node) }
        } else {
            writer.setText(node, text)
        }
    }

    /// The position around an element, to which the walk returns after the element.
    @usableFromInline
    struct ParentContext {
        let parent: NodeID
        let node: NodeID
        let isInsideFoundElement: Bool
    }

    /// Begins an element.
    ///
    /// Pieces that are rendered before ``endElement(_:_:)`` are inside it.
    @usableFromInline
    func beginElement(_ tag: HTMLTagName, _ attributes: [Attribute], _ handlers: [BoundHandler]) -> ParentContext {
        let node = nextNode()
        let context = ParentContext(parent: parent, node: node, isInsideFoundElement: isInsideFoundElement)
        switch purpose {
        case .find(let sought):
            examine(node, sought, tag, attributes, handlers)
        case .update:
            collectStart(of: tag, attributes, handlers)
            var attributes = keyAttribute == nil ? attributes : addingKey(to: attributes)
            if !sentForms.isEmpty {
                if let content = sentForms.contents[node] { attributes = content.applied(to: attributes) }
                if isNew, handlers.contains(where: { $0.kind == .submit }) { newForms.append(node) }
            }
            let index = nodeIndex - 1
            if isNew {
                content.record(renderedElement(attributes, handlers, before: nil))
            } else {
                update(index, node, attributes, handlers)
            }
            if isWriting { writer.beginElement(tag, attributes, node) }
        }
        parent = node
        previous = .none
        return context
    }

    @usableFromInline
    func endElement(_ tag: HTMLTagName, _ context: ParentContext) {
        if isWriting { writer.endElement(tag) }
        collectEnd(of: context.node)
        parent = context.parent
        previous = context.node
        isInsideFoundElement = context.isInsideFoundElement
    }

    private func update(_ index: Int, _ node: NodeID, _ attributes: [Attribute], _ handlers: [BoundHandler]) {
        let before = content.nodes[index]
        // Most elements stay the same.
        if case .element(let before) = before, before == attributes, handlers.seenValue == nil { return }
        if before.attributes != attributes, !isWriting {
            writeChange(of: node, from: before.attributes, to: attributes)
        }
        content.nodes[index] = renderedElement(attributes, handlers, before: before)
    }

    private func writeChange(of node: NodeID, from before: [Attribute], to attributes: [Attribute]) {
        guard !enteredValues.isEmpty else { return writer.setAttributes(node, from: before, to: attributes) }
        let known = enteredValues.attributes(of: node, before: before, after: attributes)
        guard known.count != attributes.count || !attributes.allSatisfy(known.contains) else { return }
        writer.setAttributes(node, from: known, to: attributes)
    }

    private func renderedElement(
        _ attributes: [Attribute],
        _ handlers: [BoundHandler],
        before: RenderedNode?
    ) -> RenderedNode {
        guard let value = handlers.seenValue else { return .element(attributes) }
        var version = version
        if case .tied(let element) = before, element.value.equals(value) { version = element.version }
        return .tied(TiedElement(attributes: attributes, value: value, version: version))
    }

    private func examine(
        _ node: NodeID,
        _ sought: NodeID,
        _ tag: HTMLTagName,
        _ attributes: [Attribute],
        _ handlers: [BoundHandler]
    ) {
        let position = ElementPosition(content: content, index: nodeIndex - 1)
        if node == sought {
            found = FoundElement(position: position, in: view, node, tag, attributes, handlers: handlers)
            isInsideFoundElement = true
        } else if isInsideFoundElement {
            found?.addField(at: position, node, tag, attributes)
        }
    }

    private func nextNode() -> NodeID {
        nodeIndex += 1
        return first.advanced(by: nodeIndex - 1)
    }

    // MARK: Regions

    /// Returns the region at this position.
    ///
    /// - Parameter make: Creates the region in the first rendering of the run.
    func region<R: Region>(_ make: () -> R) -> (region: R, isNew: Bool) {
        if isNew {
            let region = make()
            content.regions.append(region)
            return (region, true)
        }
        regionIndex += 1
        // The type of the view determines the type of each of its regions.
        return (unsafeDowncast(content.regions[regionIndex - 1], to: R.self), false)
    }

    /// Reserves the numbers of a new run.
    func makeRun(_ layout: _RunLayout) -> Run {
        Run(first: numbering.take(layout.nodeCount), count: UInt32(layout.nodeCount), content: RunContent(layout))
    }

    /// Renders a run at this position.
    func render(_ run: Run, isNew: Bool, _ body: () -> Void) {
        guard let runContent = run.content else { return }
        if isNew, !isWriting, case .update = purpose {
            return writeInsertion { render(run, isNew: true, body) }
        }
        let outer = (content, first, nodeIndex, regionIndex, self.isNew)
        (content, first, nodeIndex, regionIndex, self.isNew) = (runContent, run.first, 0, 0, isNew)
        body()
        (content, first, nodeIndex, regionIndex, self.isNew) = outer
    }

    /// Renders the content of a view, one level deeper than its surroundings.
    func renderDeeper(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
    }

    /// Moves to the place of a view that is rendered by itself.
    func move(to parent: NodeID, after previous: NodeID, depth: Int) {
        self.parent = parent
        self.previous = previous
        self.depth = depth
    }

    /// Writes the content as nodes that the browser inserts at this position.
    func writeInsertion(_ body: () -> Void) {
        guard !isWriting else { return body() }
        let start = writer.beginInsertion(after: previous, in: parent)
        isWriting = true
        body()
        isWriting = false
        writer.endInsertion(start)
    }
}
