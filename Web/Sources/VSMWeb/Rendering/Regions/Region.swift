/// A part of a page in which nodes appear and disappear: a branch, a list or a view.
@usableFromInline
class Region {
    /// Returns the innermost view with a node, if the node is in this region.
    ///
    /// - Parameter view: The view that encloses this region.
    func view(with node: NodeID, in view: Region) -> Region? { nil }

    /// Adds the numbers of the outermost nodes, in order.
    func appendRoots(to roots: inout [NodeID]) {}

    /// Calls a function with each region directly inside this one.
    func forEachRegion(_ body: (Region) -> Void) {}

    /// Ends the views inside.
    func tearDown() {}
}

/// Nodes that appear together and whose structure follows from a type.
///
/// The nodes with fixed positions have consecutive numbers.
struct Run {
    /// The number of the first node.
    let first: NodeID
    /// The number of nodes with fixed positions.
    let count: UInt32
    /// The content in the browser; `nil` in a row that the renderer can render again to restore it.
    var content: RunContent?

    /// Returns the run with other content.
    func with(_ content: RunContent) -> Run { Run(first: first, count: count, content: content) }

    /// Returns the innermost view with a node, if the node is in the run or in one of its regions.
    ///
    /// - Parameter view: The view that encloses the run.
    func view(with node: NodeID, in view: Region) -> Region? {
        if node.number >= first.number, node.number &- first.number < count { return view }
        guard let content else { return nil }
        for region in content.regions {
            if let found = region.view(with: node, in: view) { return found }
        }
        return nil
    }

    /// Adds the numbers of the outermost nodes, in order.
    func appendRoots(_ layout: _RunLayout, to roots: inout [NodeID]) {
        if let root = layout.firstRoot { append(root, to: &roots) }
        for root in layout.otherRoots { append(root, to: &roots) }
    }

    private func append(_ root: _RunLayout.Root, to roots: inout [NodeID]) {
        switch root {
        case .node(let index):
            // A run that is not retained is one element.
            if content?.nodes[Int(index)].isPresent ?? true { roots.append(first.advanced(by: Int(index))) }
        case .region(let index):
            content?.regions[Int(index)].appendRoots(to: &roots)
        }
    }

    /// Ends the views inside.
    func tearDown() {
        guard let content else { return }
        for region in content.regions { region.tearDown() }
    }
}

/// The content of a run in the browser.
final class RunContent {
    /// The nodes with fixed positions.
    ///
    /// As in ``LiveSession``, no access to the unchecked properties contains another.
    @exclusivity(unchecked) var nodes: ContiguousArray<RenderedNode> = []
    /// The regions, in order.
    @exclusivity(unchecked) var regions: ContiguousArray<Region> = []
    /// Whether only tied elements are recorded, for a run that can be rendered again.
    private let recordsTiedElementsOnly: Bool

    init(recordsTiedElementsOnly: Bool = false) {
        self.recordsTiedElementsOnly = recordsTiedElementsOnly
    }

    /// Creates the content of a run before its first rendering.
    convenience init(_ layout: _RunLayout) {
        self.init()
        nodes.reserveCapacity(layout.nodeCount)
        regions.reserveCapacity(layout.regionCount)
    }

    /// Records a node in the first rendering.
    func record(_ node: RenderedNode) {
        if recordsTiedElementsOnly, !node.isTied { return }
        nodes.append(node)
    }

    /// Whether an element has a handler that requires a seen value.
    var hasTiedElement: Bool { nodes.contains { $0.isTied } }
}
