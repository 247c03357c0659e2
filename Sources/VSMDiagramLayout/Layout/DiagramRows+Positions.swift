#if DEBUG
extension DiagramRows {
    /// Decides on which side of its line each label is, and places the items of each row from left to right.
    mutating func place() {
        chooseSides()
        var placement = RowPlacement(self)
        placement.run()
        for item in items.indices { items[item].x = placement.positions[item] }
        straighten()
    }

    /// Returns the least distance between the positions of two neighbors in a row.
    func distance(_ left: Int, _ right: Int) -> Double {
        let (first, second) = (items[left], items[right])
        let hasText = (first.isLine && first.right > 0) || (second.isLine && second.left > 0)
        let isBetweenBoxes = !first.isLine && !second.isLine
        let gap =
            hasText ? DiagramMetrics.labelMargin : isBetweenBoxes ? DiagramMetrics.boxGap : DiagramMetrics.lineGap
        return first.right + gap + second.left
    }

    /// Returns how far from the center of its upper and of its lower box each segment ends, evenly spread.
    func portOffsets() -> [(upper: Double, lower: Double)] {
        var places = [Int](repeating: 0, count: items.count)
        for row in rows { for (place, item) in row.enumerated() { places[item] = place } }
        var offsets = [(upper: Double, lower: Double)](repeating: (0, 0), count: segments.count)
        for (index, item) in items.enumerated() where !item.isLine {
            let lower = below[index].sorted { (places[segments[$0].lower], $0) < (places[segments[$1].lower], $1) }
            let upper = above[index].sorted { (places[segments[$0].upper], $0) < (places[segments[$1].upper], $1) }
            for (place, segment) in lower.enumerated() {
                offsets[segment].upper = offset(place, of: lower.count, index)
            }
            for (place, segment) in upper.enumerated() {
                offsets[segment].lower = offset(place, of: upper.count, index)
            }
        }
        return offsets
    }

    private func offset(_ place: Int, of count: Int, _ item: Int) -> Double {
        (Double(place) - Double(count - 1) / 2) * portGap(count, of: item)
    }

    /// Returns the distance between the arrows at one side of a box.
    func portGap(_ count: Int, of item: Int) -> Double {
        guard count > 1 else { return 0 }
        return min(DiagramMetrics.lineGap, 2 * portRange(of: item) / Double(count - 1))
    }

    /// Returns how far from the center of a box arrows end at most.
    func portRange(of item: Int) -> Double {
        if case .state = items[item].content { max(0, items[item].left - DiagramMetrics.portMargin) } else { 0 }
    }
}
#endif
