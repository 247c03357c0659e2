/// Which row each place of a diagram is in: arrows lead down, except those that lead back.
struct LayerAssignment {
    /// The row of each place, from zero.
    private(set) var layers: [StateDiagram.Place: Int] = [:]
    /// The indices of arrows that lead back to where a way has already been.
    private(set) var backward: Set<Int> = []

    private let arrows: [StateDiagram.Arrow]

    init(_ diagram: StateDiagram) {
        arrows = diagram.arrows
        var visited: Set<StateDiagram.Place> = []
        for place in diagram.places { visit(place, path: [], visited: &visited) }
        // Each round moves a place below all that lead to it; no way is longer than the number of places.
        layers = Dictionary(uniqueKeysWithValues: diagram.places.map { ($0, 0) })
        for _ in diagram.places {
            for (index, arrow) in arrows.enumerated() where arrow.from != arrow.to {
                let (upper, lower) = backward.contains(index) ? (arrow.to, arrow.from) : (arrow.from, arrow.to)
                layers[lower] = max(layers[lower] ?? 0, (layers[upper] ?? 0) + 1)
            }
        }
    }

    private mutating func visit(
        _ place: StateDiagram.Place,
        path: Set<StateDiagram.Place>,
        visited: inout Set<StateDiagram.Place>
    ) {
        guard visited.insert(place).inserted else { return }
        let path = path.union([place])
        for (index, arrow) in arrows.enumerated() where arrow.from == place && arrow.to != place {
            if path.contains(arrow.to) {
                backward.insert(index)
            } else {
                visit(arrow.to, path: path, visited: &visited)
            }
        }
    }
}
