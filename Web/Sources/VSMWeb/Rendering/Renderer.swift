/// Walks through the pieces of a page, and through the regions that hold what the browser has of them.
///
/// The structure of a view follows from the type of its body, so each piece finds its nodes and its regions by counting.
/// This walk changes nothing; a subclass decides which regions it enters, and what it does there. See ``PageUpdater``
/// and ``ElementFinder``.
public class _Renderer {
    let numbering: NodeNumbering
    /// The forms that keep their submitted values.
    final let sentForms: SentForms
    @exclusivity(unchecked) final private(set) var position = Position()
    /// The innermost view around this position.
    @exclusivity(unchecked) final var view: ViewRegion?

    /// The position in a run.
    struct Position {
        var content = RunContent()
        var first = NodeID.none
        var nodeIndex = 0
        var regionIndex = 0
        /// Whether this is the first rendering of the run.
        var isNew = false
    }

    init(numbering: NodeNumbering, sentForms: SentForms) {
        self.numbering = numbering
        self.sentForms = sentForms
    }

    /// Returns the number of the node at this position.
    final func nextNode() -> NodeID {
        position.nodeIndex += 1
        return position.first.advanced(by: position.nodeIndex - 1)
    }

    /// Returns the region at this position.
    ///
    /// The type of the view determines the type of each of its regions.
    final func nextRegion<R: Region>(_ type: R.Type = R.self) -> R {
        position.regionIndex += 1
        return unsafeDowncast(position.content.regions[position.regionIndex - 1], to: R.self)
    }

    /// Returns whether to walk through a region.
    func enters(_ region: Region) -> Bool { true }

    /// Returns whether to walk through a row.
    func enters(_ row: Run) -> Bool { true }

    /// Walks through a run.
    func render(_ run: Run, isNew: Bool, _ body: () -> Void) {
        guard let content = run.content else { return }
        let outer = position
        position = Position(content: content, first: run.first, isNew: isNew)
        body()
        position = outer
    }

    /// Walks through the content of a view.
    func render(_ view: ViewRegion, isNew: Bool, _ body: () -> Void) {
        let outer = self.view
        self.view = view
        render(view.run, isNew: isNew, body)
        self.view = outer
    }

    // MARK: Nodes

    @usableFromInline
    func text(_ text: String) { position.nodeIndex += 1 }

    /// The position around an element, to which the walk returns after the element.
    @usableFromInline
    struct ElementContext {
        let parent: NodeID
        let node: NodeID
    }

    /// Begins an element.
    ///
    /// Pieces that are rendered before ``endElement(_:_:)`` are inside it.
    @usableFromInline
    func beginElement(_ tag: HTMLTagName, _ attributes: [Attribute], _ handlers: [BoundHandler]) -> ElementContext {
        ElementContext(parent: .none, node: nextNode())
    }

    @usableFromInline
    func endElement(_ tag: HTMLTagName, _ context: ElementContext) {}

    // MARK: Regions

    /// Renders a piece that is replaced as a whole when its identity changes.
    @usableFromInline
    func branch(_ identity: BranchRegion.Identity, layout: () -> _RunLayout, _ body: () -> Void) {
        let region = nextRegion(BranchRegion.self)
        if region.identity == identity, enters(region) { render(region.run, isNew: false, body) }
    }

    /// Renders a piece with a key.
    func keyed(_ key: AnyHashable, _ body: () -> Void) { body() }

    /// Renders a view with its own state.
    ///
    /// - Parameters:
    ///   - make: Creates the view if it does not exist yet.
    ///   - update: Updates an existing view.
    ///   - body: Renders the current state of the view.
    func view<View: ViewRegion>(
        make: (PageUpdater) -> View,
        update: (View, PageUpdater) -> Void,
        body: (View) -> Void
    ) {
        let view = nextRegion(View.self)
        if enters(view) { render(view, isNew: false) { body(view) } }
    }

    /// Renders the rows of a list.
    func list<Item, Key: Hashable>(_ list: ListContent<Item, Key>, layout: () -> _RunLayout) {
        let region = nextRegion(ListRegion<Item, Key>.self)
        guard enters(region) else { return }
        for index in region.rows.indices where list.elements.indices.contains(index) && enters(region.rows[index]) {
            let row = region.rows[index]
            let element = list.elements[index]
            let content = row.content ?? restoredContent(of: row, element, list, region, as: region.render)
            if row.content == nil { didRestore(content, ofRow: index, in: region) }
            render(row.with(content), isNew: false) { list.render(element, self) }
        }
    }

    /// Called with the content of a row that the page did not retain.
    func didRestore<Item, Key>(_ content: RunContent, ofRow index: Int, in region: ListRegion<Item, Key>) {}

    /// Returns the window of the list at this position.
    ///
    /// - Parameters:
    ///   - total: The number of all rows.
    ///   - key: Returns the key of a row.
    func rowWindow<Key: Hashable>(of total: Int, key: (Int) -> Key) -> RowWindowRegion<Key> { nextRegion() }

    /// Adds metadata of the page.
    func metadata(_ metadata: PageMetadata) { position.regionIndex += 1 }

    // MARK: Actions

    /// Schedules an action if its piece has just appeared.
    func appear(_ action: @escaping () -> Void) {}

    /// Retains an action until its piece leaves the page.
    func disappear(_ action: @escaping () -> Void) { position.regionIndex += 1 }

    /// Schedules an action if a value differs from the value at this place in the last rendering.
    func watch(_ value: SeenValue, _ action: @escaping () -> Void) { position.regionIndex += 1 }

    #if DEBUG
    /// Renders a view that shows an earlier state.
    func renderEarlierState(_ body: () -> Void) { body() }
    #endif
}
