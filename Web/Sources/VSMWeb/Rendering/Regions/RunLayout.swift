/// The structure of a run of nodes, which follows from the type of the piece that renders them.
public struct _RunLayout {
    /// A node or a region at the top level of the run.
    enum Root {
        case node(UInt32)
        case region(UInt32)
    }

    // Each region holds its layout, so the numbers are short, and a single root needs no array.
    private var nodes: UInt32 = 0
    private var regions: UInt32 = 0
    private var depth: UInt32 = 0
    private(set) var firstRoot: Root?
    private(set) var otherRoots: [Root] = []
    private var beginsWithElement = false
    /// Whether the run can contain fields.
    @usableFromInline private(set) var mayHaveFields = false

    /// The number of nodes with fixed positions.
    var nodeCount: Int { Int(nodes) }
    var regionCount: Int { Int(regions) }

    /// Whether the run is one element in which only texts and attributes change.
    var isPlainElement: Bool { firstRoot != nil && otherRoots.isEmpty && regions == 0 && beginsWithElement }

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
        if nodes == 0 { beginsWithElement = true }
        addNode()
        depth += 1
        describeContent(&self)
        depth -= 1
    }

    /// Adds a region.
    @usableFromInline
    mutating func addRegion(mayHaveFields: Bool = true) {
        if mayHaveFields { self.mayHaveFields = true }
        if depth == 0 { addRoot(.region(regions)) }
        regions += 1
    }

    private mutating func addNode() {
        if depth == 0 { addRoot(.node(nodes)) }
        nodes += 1
    }

    private mutating func addRoot(_ root: Root) {
        if firstRoot == nil { firstRoot = root } else { otherRoots.append(root) }
    }
}
