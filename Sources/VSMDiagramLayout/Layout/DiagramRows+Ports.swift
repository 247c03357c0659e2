#if DEBUG
extension DiagramRows {
    /// Returns where each segment ends at its upper and at its lower item: below or above its line, if the box is wide enough.
    func ports() -> [(upper: Double, lower: Double)] {
        var ports = segments.map { (upper: items[$0.upper].x, lower: items[$0.lower].x) }
        for (index, item) in items.enumerated() where !item.isLine {
            for (segment, x) in ends(of: index, below[index].map { ($0, items[segments[$0].lower].x) }) {
                ports[segment].upper = x
            }
            for (segment, x) in ends(of: index, above[index].map { ($0, items[segments[$0].upper].x) }) {
                ports[segment].lower = x
            }
        }
        return ports
    }

    /// Returns the ends of segments at one side of a box, in the order of what they lead to.
    private func ends(of item: Int, _ lines: [(segment: Int, x: Double)]) -> [(Int, Double)] {
        let lines = lines.sorted { ($0.x, $0.segment) < ($1.x, $1.segment) }
        let gap = portGap(lines.count, of: item)
        let positions = SeparatedPositions.positions(
            lines.map(\.x),
            weights: lines.map { _ in 1 },
            distances: Array(repeating: gap, count: max(0, lines.count - 1))
        )
        let (center, range) = (items[item].x, portRange(of: item))
        return zip(lines, positions).enumerated().map { place, line in
            let low = center - range + Double(place) * gap
            let high = center + range - Double(lines.count - 1 - place) * gap
            return (line.0.segment, min(max(line.1, low), max(low, high)))
        }
    }
}
#endif
