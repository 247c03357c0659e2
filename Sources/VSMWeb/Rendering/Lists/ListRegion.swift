/// The rows of a list.
final class ListRegion<Item, Key: Hashable>: Region {
    private let layout: _RunLayout
    var rows: ContiguousArray<Run> = []
    var keys: [Key] = []
    /// The elements as they were rendered, if rows are rendered only when their elements change.
    var elements: [Item] = []
    /// What the rows depend on besides their elements.
    var dependency: SeenValue?
    /// Renders a row as it was rendered.
    var render: ((Item, _Renderer) -> Void)?
    /// Whether a row whose element did not change is expected to stay as it is.
    var verifiesRows = false
    /// The first nodes of rows whose fields were changed in the browser.
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

    /// Numbers for a new row.
    func makeRow(_ renderer: _Renderer) -> Run { renderer.makeRun(layout) }

    /// The outermost nodes of a row.
    func roots(ofRow index: Int) -> [NodeID] { roots(of: rows[index]) }

    func roots(of row: Run) -> [NodeID] {
        var roots: [NodeID] = []
        row.appendRoots(layout, to: &roots)
        return roots
    }

    /// The last of the outermost nodes before a row, if there is one in this list.
    func lastRoot(beforeRow index: Int) -> NodeID? {
        for row in rows[..<index].reversed() {
            if hasPlainRows { return row.first }
            if let last = roots(of: row).last { return last }
        }
        return nil
    }

    /// Whether a person may be able to enter something into a row.
    var mayHaveFields: Bool { layout.mayHaveFields }

    /// Whether each row is one element, in which only texts and attributes change.
    var hasPlainRows: Bool { layout.isPlainElement }
}
