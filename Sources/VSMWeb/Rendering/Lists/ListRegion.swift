/// The rows of a list.
final class ListRegion<Item, Key: Hashable>: Region {
    private let layout: _RunLayout
    var rows: ContiguousArray<Run> = []
    var keys: [Key] = []
    /// The rendered elements, if rows are rendered only when their elements change.
    var elements: [Item] = []
    /// The value on which all rows depend besides their elements.
    var dependency: SeenValue?
    /// Renders a row again as in the last rendering.
    var render: ((Item, _Renderer) -> Void)?
    /// Whether the renderer verifies that a row with an unchanged element stays the same.
    var verifiesRows = false
    /// The first nodes of the rows whose fields have changed in the browser.
    var rowsWithReports: [NodeID] = []

    init(_ layout: _RunLayout) {
        self.layout = layout
    }

    override func view(with node: NodeID, in view: Region) -> Region? {
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

    /// Reserves the numbers of a new row.
    func makeRow(_ renderer: _Renderer) -> Run { renderer.makeRun(layout) }

    /// Returns the outermost nodes of a row.
    func roots(ofRow index: Int) -> [NodeID] { roots(of: rows[index]) }

    func roots(of row: Run) -> [NodeID] {
        var roots: [NodeID] = []
        row.appendRoots(layout, to: &roots)
        return roots
    }

    /// Returns the last outermost node before a row, if the list has one.
    func lastRoot(beforeRow index: Int) -> NodeID? {
        for row in rows[..<index].reversed() {
            if hasPlainRows { return row.first }
            if let last = roots(of: row).last { return last }
        }
        return nil
    }

    /// Whether a row can contain fields.
    var mayHaveFields: Bool { layout.mayHaveFields }

    /// Whether each row is one element in which only texts and attributes change.
    var hasPlainRows: Bool { layout.isPlainElement }
}
