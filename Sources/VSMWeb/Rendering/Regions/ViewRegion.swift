/// A view with a state of its own in a page.
class ViewRegion: Region {
    /// Where a view appears.
    struct Place {
        let anchor: NodeID
        let parent: NodeID
        let depth: Int
        let run: Run
    }

    /// The number of the node that marks the place of the view; the page itself has none.
    let anchor: NodeID
    /// The element that encloses the view.
    let parent: NodeID
    /// How many views enclose this one.
    let depth: Int
    private(set) final var run: Run
    private final let layout: _RunLayout
    /// Whether the state has changed since the view was rendered.
    final var isDirty = true
    /// The mark of the keyed piece or row whose outermost elements the view renders, also when it is rendered by itself.
    final var keyAttribute: Attribute?

    /// Takes a place in a page.
    init(_ layout: _RunLayout, at place: Place) {
        anchor = place.anchor
        parent = place.parent
        depth = place.depth
        run = place.run
        self.layout = layout
    }

    /// Whether the view will change by itself.
    var ownProgress: ViewProgress { .settled }

    /// The state of the view; the page itself has none.
    var state: Any? { nil }

    override func view(with node: NodeID, in view: Region) -> Region? { run.view(with: node, in: self) }

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

    /// Whether something in here will change by itself.
    var progress: ViewProgress {
        var progress = (self as? ViewRegion)?.ownProgress ?? .settled
        forEachRegion { progress = max(progress, $0.progress) }
        return progress
    }
}
