#if DEBUG
@_spi(Inspection) public import VSMDiagrams

extension DiagramLayout {
    /// The states and arrows of a diagram that is drawn in full, and the rows that its arrows pass together.
    static let limits = (states: 150, arrows: 600, passedRows: 3_000)

    /// Computes the positions of a diagram.
    ///
    /// - Parameters:
    ///   - diagram: The diagram. Of one that is too large, only the states are drawn, without arrows.
    ///   - previous: The layout before the diagram has grown. States stay in their rows, and in their order in the row.
    @_spi(Inspection) public init(_ diagram: StateDiagram, keeping previous: DiagramLayout? = nil) {
        guard diagram.names.count <= Self.limits.states, diagram.arrows.count <= Self.limits.arrows else {
            self.init(gridOf: diagram)
            return
        }
        let ranks = DiagramRanks.ranks(of: diagram, keeping: previous?.ranks ?? [:])
        let passedRows = diagram.arrows.reduce(0) { $0 + 2 * abs(ranks[$1.from] - ranks[$1.to]) }
        guard passedRows <= Self.limits.passedRows else {
            self.init(gridOf: diagram)
            return
        }
        self.init()
        self.ranks = Dictionary(zip(diagram.names, ranks), uniquingKeysWith: { first, _ in first })
        var rows = DiagramRows(diagram, ranks: ranks)
        rows.order(keeping: Self.places(of: diagram, in: previous))
        rows.place()
        let drawing = DiagramDrawing(rows)
        (boxes, arrows) = (drawing.boxes, drawing.arrows)
        moveToOrigin()
    }

    /// Computes the positions of a diagram in the Mermaid that tests write.
    ///
    /// - Parameter mermaid: The text. A text of any other form gives `nil`, and so does one that is too large.
    public init?(mermaid: String) {
        guard let diagram = StateDiagram(mermaid: mermaid) else { return nil }
        self.init(diagram)
    }

    private static func places(of diagram: StateDiagram, in previous: DiagramLayout?) -> [Int: Double] {
        var places: [Place: Double] = [:]
        for box in previous?.boxes ?? [] { places[box.place] = box.center.x }
        var known: [Int: Double] = [:]
        for (state, name) in diagram.names.enumerated() { known[state] = places[.state(name)] }
        return known
    }
}
#endif
