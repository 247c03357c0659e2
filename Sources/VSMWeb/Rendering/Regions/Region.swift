/// A part of a page whose nodes come and go: a branch, a list, a view.
@usableFromInline
class Region {
    /// The innermost view with a node, if the node is inside.
    ///
    /// - Parameter view: The view that encloses this region.
    func view(with node: NodeID, in view: Region) -> Region? { nil }

    /// Adds the numbers of the outermost nodes, in order.
    func appendRoots(to roots: inout [NodeID]) {}

    /// The views that are directly inside.
    func forEachRegion(_ body: (Region) -> Void) {}

    /// Ends the views inside.
    func tearDown() {}
}

/// Nodes that appeared together, and whose structure is known by type.
///
/// Those with fixed positions have consecutive numbers.
struct Run {
    /// The number of the first node.
    let first: NodeID
    /// The number of nodes with fixed positions.
    let count: UInt32
    /// What the browser has; `nil` in a row that can be rendered again to find out.
    var content: RunContent?

    /// The innermost view with a node, if the node is in the run or in a region of it.
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
        for root in layout.roots {
            switch root {
            case .node(let index):
                // A run that is not retained is one element.
                if content?.nodes[index].isPresent ?? true { roots.append(first.advanced(by: index)) }
            case .region(let index):
                content?.regions[index].appendRoots(to: &roots)
            }
        }
    }

    /// Ends the views inside.
    func tearDown() {
        guard let content else { return }
        for region in content.regions { region.tearDown() }
    }
}

/// What the browser has of a run.
final class RunContent {
    /// The nodes with fixed positions.
    var nodes: ContiguousArray<RenderedNode> = []
    /// The parts whose nodes come and go, in order.
    var regions: ContiguousArray<Region> = []
}
