/// A view with a state of its own in a page.
class ViewRegion: Region {
    /// The number of the node that marks the place of the view; the page itself has none.
    let anchor: NodeID
    /// The element that encloses the view.
    let parent: NodeID
    /// How many views enclose this one.
    let depth: Int
    private(set) final var run: Run
    private final let layout: RunLayout
    /// Whether the state has changed since the view was rendered.
    final var isDirty = true
    /// The mark of the keyed piece or row whose outermost elements the view renders, also when it is rendered by itself.
    final var keyAttribute: Attribute?

    /// Makes a place for a view at the position of a renderer.
    init(_ layout: RunLayout, at renderer: Renderer, isPage: Bool = false) {
        anchor = isPage ? .none : renderer.numbering.take(1)
        parent = renderer.parent
        depth = renderer.depth + 1
        self.layout = layout
        run = renderer.makeRun(layout)
    }

    /// Renders the current state of the view.
    func renderBody(into renderer: Renderer) {}

    /// Whether the view will change by itself.
    var ownProgress: ViewProgress { .settled }

    /// The state of the view; the page itself has none.
    var state: Any? { nil }

    override func view(with node: NodeID, in view: ViewRegion) -> ViewRegion? { run.view(with: node, in: self) }

    override func appendRoots(to roots: inout [NodeID]) {
        roots.append(anchor)
        run.appendRoots(layout, to: &roots)
    }

    override func forEachRegion(_ body: (Region) -> Void) { run.content?.regions.forEach(body) }

    override func tearDown() { run.tearDown() }
}

extension Region {
    /// The states of the views in here, in the order of the document.
    var states: [Any] {
        var states = (self as? ViewRegion)?.state.map { [$0] } ?? []
        forEachRegion { states += $0.states }
        return states
    }

    /// What is specified for the page in here; the last word of each kind counts.
    func collectMetadata(into metadata: inout PageMetadata) {
        if let region = self as? MetadataRegion { metadata.merge(region.metadata) }
        forEachRegion { $0.collectMetadata(into: &metadata) }
    }
}
