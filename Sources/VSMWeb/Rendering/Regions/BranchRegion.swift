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
    private var layout: _RunLayout

    init(identity: Identity, layout: _RunLayout, run: Run) {
        self.identity = identity
        self.layout = layout
        self.run = run
    }

    /// Puts other content in place of the present one, whose views end.
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
