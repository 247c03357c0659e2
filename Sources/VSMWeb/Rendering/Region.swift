/// A part of a page whose nodes come and go: a branch, a list, a view.
@usableFromInline
class Region {
    /// The innermost view with a node, if the node is inside.
    ///
    /// - Parameter view: The view that encloses this region.
    func view(with node: NodeID, in view: ViewRegion) -> ViewRegion? { nil }

    /// Adds the numbers of the outermost nodes, in order.
    func appendRoots(to roots: inout [NodeID]) {}

    /// The views that are directly inside.
    func forEachRegion(_ body: (Region) -> Void) {}

    /// Ends the views inside.
    func tearDown() {}
}

/// A part of a page that is replaced as a whole: the branch of a condition, or what has a key.
@usableFromInline
final class BranchRegion: Region {
    /// What distinguishes the content from what else can be there.
    @usableFromInline
    enum Identity: Hashable {
        case branch(Int)
        case key(AnyHashable)
    }

    private(set) var identity: Identity
    private(set) var run: Run
    private var layout: RunLayout

    init(identity: Identity, layout: RunLayout, run: Run) {
        self.identity = identity
        self.layout = layout
        self.run = run
    }

    /// Puts other content in place of the present one, whose views end.
    func replace(with identity: Identity, layout: RunLayout, run: Run) {
        tearDown()
        self.identity = identity
        self.layout = layout
        self.run = run
    }

    override func view(with node: NodeID, in view: ViewRegion) -> ViewRegion? { run.view(with: node, in: view) }

    override func appendRoots(to roots: inout [NodeID]) { run.appendRoots(layout, to: &roots) }

    override func forEachRegion(_ body: (Region) -> Void) { run.content?.regions.forEach(body) }

    override func tearDown() { run.tearDown() }
}

/// An action that runs when what it belongs to leaves the page.
final class DisappearanceRegion: Region {
    var action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    override func tearDown() { action() }
}

/// What a page specifies besides its nodes, at some place in it.
final class MetadataRegion: Region {
    var metadata: PageMetadata

    init(_ metadata: PageMetadata) {
        self.metadata = metadata
    }
}
