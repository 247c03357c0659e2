/// A view with its own state in a page.
class ViewRegion: Region {
    /// The place of a view.
    struct Place {
        let anchor: NodeID
        let parent: NodeID
        let depth: Int
        let run: Run
    }

    /// The number of the node that marks the place of the view; the page has none.
    let anchor: NodeID
    /// The element around the view.
    let parent: NodeID
    /// The number of views around this one.
    let depth: Int
    final private(set) var run: Run
    private final let layout: _RunLayout
    /// Whether the state has changed since the view was rendered.
    final var isDirty = true
    /// The mark of the keyed piece or row whose outermost elements the view renders.
    ///
    /// The view keeps it to render by itself.
    final var keyAttribute: Attribute?

    /// Creates a view at a place in a page.
    init(_ layout: _RunLayout, at place: Place) {
        anchor = place.anchor
        parent = place.parent
        depth = place.depth
        run = place.run
        self.layout = layout
    }

    /// Whether the view will change without an event.
    var ownProgress: ViewProgress { .settled }

    /// The state of the view; `nil` for the page.
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
    /// The states of the views in this region, in document order.
    var states: [Any] {
        var states = (self as? ViewRegion)?.state.map { [$0] } ?? []
        forEachRegion { states += $0.states }
        return states
    }

    /// The progress of this view and the views inside it.
    var progress: ViewProgress {
        var progress = (self as? ViewRegion)?.ownProgress ?? .settled
        forEachRegion { progress = max(progress, $0.progress) }
        return progress
    }
}
