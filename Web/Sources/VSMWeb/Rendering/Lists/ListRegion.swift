/// The rows of a list.
final class ListRegion<Item, Key: Hashable>: Region {
    private let layout: _RunLayout
    var rows: ListRows
    /// The keys of the rows; empty if the elements are retained.
    var keys: [Key] = []
    /// The rendered elements, if rows are rendered only when their elements change.
    var elements: [Item] = []
    /// The value on which all rows depend besides their elements.
    var dependency: SeenValue?
    /// Renders a row again as in the last rendering.
    var render: ((Item, _Renderer) -> Void)?
    /// Whether a row has had an element with a handler that requires a seen value.
    var hasTiedElements = false
    /// Whether the renderer verifies that a row with an unchanged element stays the same.
    var verifiesRows = false
    /// The first nodes of the rows whose fields have changed in the browser.
    var rowsWithReports: [NodeID] = []

    init(_ layout: _RunLayout) {
        self.layout = layout
        rows = ListRows(nodeCount: layout.nodeCount)
    }

    override func view(with node: NodeID, in view: Region) -> Region? {
        guard layout.regionCount > 0 else { return rows.contains(node) ? view : nil }
        for row in rows {
            if let found = row.view(with: node, in: view) { return found }
        }
        return nil
    }

    override func appendRoots(to roots: inout [NodeID]) {
        for row in rows { row.appendRoots(layout, to: &roots) }
    }

    override func forEachRegion(_ body: (Region) -> Void) {
        guard layout.regionCount > 0 else { return }
        for row in rows { row.content?.regions.forEach(body) }
    }

    override func tearDown() {
        guard layout.regionCount > 0 else { return }
        for row in rows { row.tearDown() }
    }

    /// Reserves the numbers of a new row, which gets its content when it is rendered.
    func makeRow(_ renderer: _Renderer) -> Run {
        Run(first: renderer.numbering.take(layout.nodeCount), count: UInt32(layout.nodeCount), content: nil)
    }

    /// Creates the content of a row before its first rendering.
    func makeContent() -> RunContent { RunContent(layout) }

    /// Returns the outermost nodes of a row.
    func roots(ofRow index: Int) -> [NodeID] { roots(of: rows[index]) }

    func roots(of row: Run) -> [NodeID] {
        var roots: [NodeID] = []
        row.appendRoots(layout, to: &roots)
        return roots
    }

    /// Returns the last outermost node before a row, if the list has one.
    func lastRoot(beforeRow index: Int) -> NodeID? {
        if hasPlainRows { return index > 0 ? rows[index - 1].first : nil }
        for row in rows[..<index].reversed() {
            if let last = roots(of: row).last { return last }
        }
        return nil
    }

    /// Whether a row can contain fields.
    var mayHaveFields: Bool { layout.mayHaveFields }

    /// Whether each row is one element in which only texts and attributes change.
    var hasPlainRows: Bool { layout.isPlainElement }
}
