/// The structure of a run of nodes, which follows from the type of the piece that renders them.
public struct _RunLayout {
    /// A node or a region at the top level of the run.
    enum Root {
        case node(Int)
        case region(Int)
    }

    /// The number of nodes with fixed positions.
    private(set) var nodeCount = 0
    private(set) var regionCount = 0
    private(set) var roots: [Root] = []
    private var depth = 0
    private var beginsWithElement = false
    /// Whether the run can contain fields.
    @usableFromInline private(set) var mayHaveFields = false

    /// Whether the run is one element in which only texts and attributes change.
    var isPlainElement: Bool { roots.count == 1 && regionCount == 0 && beginsWithElement }

    /// Creates the layout of a piece.
    @usableFromInline
    init(describing describe: (inout _RunLayout) -> Void) {
        describe(&self)
    }

    /// Adds a text.
    @usableFromInline
    mutating func addText() { addNode() }

    /// Adds an element with its content.
    @usableFromInline
    mutating func addElement(_ tag: HTMLTagName, _ describeContent: (inout _RunLayout) -> Void) {
        if tag.isField { mayHaveFields = true }
        if nodeCount == 0 { beginsWithElement = true }
        addNode()
        depth += 1
        describeContent(&self)
        depth -= 1
    }

    /// Adds a region.
    @usableFromInline
    mutating func addRegion(mayHaveFields: Bool = true) {
        if mayHaveFields { self.mayHaveFields = true }
        if depth == 0 { roots.append(.region(regionCount)) }
        regionCount += 1
    }

    private mutating func addNode() {
        if depth == 0 { roots.append(.node(nodeCount)) }
        nodeCount += 1
    }
}
