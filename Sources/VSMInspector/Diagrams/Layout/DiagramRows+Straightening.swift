#if DEBUG || Inspector
extension DiagramRows {
    /// Moves the items of each arrow to one vertical line if there is room for it, and if possible between its boxes.
    mutating func straighten() {
        let order = chains.indices.sorted { (chains[$0].lines.count, $0) < (chains[$1].lines.count, $1) }
        for _ in 0..<3 {
            for chain in order where chains[chain].shape != .turn && !chains[chain].lines.isEmpty {
                straighten(chains[chain])
            }
        }
    }

    private mutating func straighten(_ chain: Chain) {
        var (low, high) = (-Double.infinity, Double.infinity)
        for line in chain.lines {
            let room = room(for: line)
            (low, high) = (max(low, room.lowerBound), min(high, room.upperBound))
        }
        guard low <= high else { return }
        // Both boxes if they have a vertical line in common, or else the one that the arrow leaves.
        for end in [chain.from, chain.to] {
            let range = portRange(of: end)
            let (left, right) = (max(low, items[end].x - range), min(high, items[end].x + range))
            if left <= right { (low, high) = (left, right) }
        }
        let mean = chain.lines.reduce(0) { $0 + items[$1].x } / Double(chain.lines.count)
        for line in chain.lines { items[line].x = min(max(mean, low), high) }
    }

    /// Returns where an item can be between its neighbors.
    private func room(for item: Int) -> ClosedRange<Double> {
        let row = rows[items[item].row]
        guard let place = row.firstIndex(of: item) else { return 0...0 }
        let low = place > 0 ? items[row[place - 1]].x + distance(row[place - 1], item) : -Double.infinity
        let high = place + 1 < row.count ? items[row[place + 1]].x - distance(item, row[place + 1]) : Double.infinity
        return low...max(low, high)
    }
}
#endif
