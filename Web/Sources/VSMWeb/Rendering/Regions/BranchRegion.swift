/// A part of a page that is replaced as a whole: the branch of a condition, or a keyed piece.
@usableFromInline
final class BranchRegion: Region {
    /// The identity that distinguishes the content from other possible content.
    @usableFromInline
    enum Identity: Hashable {
        case branch(Int)
        case key(AnyHashable)
    }

    private(set) var identity: Identity
    private(set) var run: Run
    private var layout: _RunLayout

    init(identity: Identity, layout: _RunLayout, run: Run) {
        self.identity = identity
        self.layout = layout
        self.run = run
    }

    /// Replaces the content, and ends the views of the old content.
    func replace(with identity: Identity, layout: _RunLayout, run: Run) {
        tearDown()
        self.identity = identity
        self.layout = layout
        self.run = run
    }

    override func view(with node: NodeID, in view: Region) -> Region? { run.view(with: node, in: view) }

    override func appendRoots(to roots: inout [NodeID]) { run.appendRoots(layout, to: &roots) }

    override func forEachRegion(_ body: (Region) -> Void) { run.content?.regions.forEach(body) }

    override func tearDown() { run.tearDown() }
}
