/// Renders a page, and writes what differs from the content in the browser.
///
/// It compares values, one after the other, and writes differences as operations of a patch (see `PatchWriting`). It
/// writes nodes that the browser does not have as a whole.
final class PageUpdater: _Renderer {
    /// The version of the page in the browser after this rendering.
    let version: Int
    /// Whether to find mistakes.
    ///
    /// The updater then renders rows that need no rendering, and compares the states of views.
    let findsMistakes: Bool
    /// The values that a person entered since the last rendering.
    let enteredValues: EnteredValues
    @exclusivity(unchecked) var writer: NodeWriter
    /// Whether nodes are written as a whole, because the browser does not have them.
    @exclusivity(unchecked) var isWriting: Bool
    /// What the rendering found, for the page.
    var outcome = Outcome()
    /// Whether the action of a watched value runs when the value differs from the last rendering.
    var runsActionsOfChanges = true
    /// The number of rendered views whose own state had changed.
    var changedViews = 0
    /// The tied elements of a new row whose other nodes are not retained.
    lazy var tiedElements = RunContent(recordsTiedElementsOnly: true)

    /// The place in the document.
    @exclusivity(unchecked) var place = Place()
    /// The key of the row or the keyed piece whose outermost elements are rendered.
    @exclusivity(unchecked) var rowKey: RowKey?
    /// Whether the innermost view has given the piece at this position a key.
    var isKeyed = false
    /// The number of views around this position.
    private(set) var depth = 0
    #if DEBUG
    /// The number of views around this position that show an earlier state.
    var earlierViews = 0
    #endif

    /// A place in the document.
    struct Place {
        /// The element around the place.
        var parent = NodeID.none
        /// The last node before the place in that element.
        var previous = NodeID.none
    }

    /// What a rendering found.
    struct Outcome {
        /// The actions of the pieces that appeared.
        var appearing: [() -> Void] = []
        /// Whether regions appeared or disappeared, or the metadata of the page may have changed.
        var hasNewStructure = false
        /// The forms that appeared, if forms were submitted before.
        var newForms: [NodeID] = []
        /// Whether a row changed unexpectedly.
        var hasUnexpectedChange = false
        /// The problem of a view whose parameters changed without a key.
        var forgottenKey: String?
    }

    /// Prepares a rendering.
    ///
    /// - Parameters:
    ///   - format: The format of nodes that the browser does not have.
    ///   - writesAll: Whether to write all nodes, for a browser without any.
    ///   - numbering: Gives numbers to new nodes.
    ///   - version: The version of the page in the browser after this rendering.
    ///   - findsMistakes: Whether to find mistakes by rendering rows that need no rendering and comparing the states of
    ///     views.
    ///   - sentForms: The forms that keep their submitted values.
    ///   - enteredValues: The values that a person entered since the last rendering.
    init(
        format: NodeWriter.Format = .json,
        writesAll: Bool = false,
        numbering: NodeNumbering,
        version: Int = 0,
        findsMistakes: Bool = false,
        sentForms: SentForms = SentForms(),
        enteredValues: EnteredValues = EnteredValues()
    ) {
        self.version = version
        self.findsMistakes = findsMistakes
        self.enteredValues = enteredValues
        writer = NodeWriter(format)
        isWriting = writesAll
        super.init(numbering: numbering, sentForms: sentForms)
    }

    /// Moves to the place of a view that is rendered by itself.
    func move(to place: Place, depth: Int) {
        self.place = place
        self.depth = depth
    }

    /// Writes the content as nodes that the browser inserts at this position.
    func writeInsertion(_ body: () -> Void) {
        guard !isWriting else { return body() }
        let start = writer.beginInsertion(after: place.previous, in: place.parent)
        isWriting = true
        body()
        isWriting = false
        writer.endInsertion(start)
    }

    // MARK: The walk

    override func render(_ run: Run, isNew: Bool, _ body: () -> Void) {
        if isNew, !isWriting {
            writeInsertion { super.render(run, isNew: true, body) }
        } else {
            super.render(run, isNew: isNew, body)
        }
    }

    override func render(_ view: ViewRegion, isNew: Bool, _ body: () -> Void) {
        if view.isDirty { changedViews += 1 }
        view.isDirty = false
        let outer = (isKeyed, rowKey)
        isKeyed = false
        if let key = view.keyAttribute { rowKey = RowKey(attribute: key, parent: place.parent) }
        depth += 1
        super.render(view, isNew: isNew, body)
        depth -= 1
        (isKeyed, rowKey) = outer
    }

    override func text(_ text: String) { update(text, nextNode()) }

    override func beginElement(
        _ tag: HTMLTagName,
        _ attributes: [Attribute],
        _ handlers: [BoundHandler]
    ) -> ElementContext {
        let node = nextNode()
        let context = ElementContext(parent: place.parent, node: node)
        update(node, tag, attributes, handlers)
        place = Place(parent: node)
        return context
    }

    override func endElement(_ tag: HTMLTagName, _ context: ElementContext) {
        if isWriting { writer.endElement(tag) }
        place = Place(parent: context.parent, previous: context.node)
    }

    override func branch(_ identity: BranchRegion.Identity, layout: () -> _RunLayout, _ body: () -> Void) {
        updateBranch(identity, layout: layout, body)
    }

    override func keyed(_ key: AnyHashable, _ body: () -> Void) {
        withKeyedPieces { withKey(key, body) }
    }

    override func view<View: ViewRegion>(
        make: (PageUpdater) -> View,
        update: (View, PageUpdater) -> Void,
        body: (View) -> Void
    ) {
        let (view, isNew) = region { make(self) }
        if !isNew { update(view, self) }
        if let rowKey { view.keyAttribute = place.parent == rowKey.parent ? rowKey.attribute : nil }
        if isWriting { writer.appendAnchor(view.anchor) }
        place.previous = view.anchor
        render(view, isNew: isNew) { body(view) }
    }

    override func list<Item, Key: Hashable>(_ list: ListContent<Item, Key>, layout: () -> _RunLayout) {
        let (region, isNew) = region { ListRegion<Item, Key>(layout()) }
        withKeyedPieces { update(list, region, isNew: isNew) }
    }

    override func rowWindow<Key: Hashable>(of total: Int, key: (Int) -> Key) -> RowWindowRegion<Key> {
        let (region, _) = region { RowWindowRegion<Key>() }
        region.update(total: total, key: key)
        return region
    }

    override func metadata(_ metadata: PageMetadata) {
        let (region, isNew) = region { MetadataRegion(metadata) }
        guard isNew || region.metadata != metadata else { return }
        region.metadata = metadata
        outcome.hasNewStructure = true
    }

    override func appear(_ action: @escaping () -> Void) {
        // A view that shows an earlier state begins nothing.
        if position.isNew, !isInEarlierView { outcome.appearing.append(action) }
    }

    override func disappear(_ action: @escaping () -> Void) {
        let (region, _) = region { DisappearanceRegion(action) }
        region.action = action
    }

    override func watch(_ value: SeenValue, _ action: @escaping () -> Void) {
        let (region, isNew) = region { WatchedRegion(value) }
        guard !isNew, !region.value.equals(value) else { return }
        region.value = value
        if runsActionsOfChanges { outcome.appearing.append(action) }
    }

    #if DEBUG
    override func renderEarlierState(_ body: () -> Void) {
        earlierViews += 1
        body()
        earlierViews -= 1
    }

    /// Whether this position is in a view that shows an earlier state.
    var isInEarlierView: Bool { earlierViews > 0 }
    #endif
}
