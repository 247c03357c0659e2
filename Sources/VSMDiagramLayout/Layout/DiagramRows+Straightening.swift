#if DEBUG
extension DiagramRows {
    /// Moves the items of each arrow to one vertical line if there is room for it, and if possible between its boxes.
    mutating func straighten() {
        let order = chains.indices.sorted { (chains[$0].lines.count, $0) < (chains[$1].lines.count, $1) }
        for _ in 0..<4 {
            for chain in order where chains[chain].shape != .turn && !chains[chain].lines.isEmpty {
                straighten(chains[chain])
            }
            for row in rows { for item in row where !items[item].isLine { moveToLines(item) } }
            for chain in chains.reversed() where chain.shape != .turn { alignColumn(chain) }
        }
    }

    private mutating func straighten(_ chain: Chain) {
        for run in runs(of: chain.lines) {
            var (low, high) = (run.room.lowerBound, run.room.upperBound)
            // Both boxes if they have a vertical line in common, or else the one that the arrow leaves.
            for end in [chain.from, chain.to] {
                guard let line = run.lines.first(where: { abs(items[$0].row - items[end].row) == 1 }) else { continue }
                let range = ports(of: line, at: end)
                let (left, right) = (max(low, range.lowerBound), min(high, range.upperBound))
                if left <= right { (low, high) = (left, right) }
            }
            let mean = run.lines.reduce(0) { $0 + items[$1].x } / Double(run.lines.count)
            for line in run.lines { items[line].x = min(max(mean, low), high) }
        }
    }

    /// Returns the items of an arrow in as few parts as possible, each of which has room for one vertical line.
    private func runs(of lines: [Int]) -> [(lines: [Int], room: ClosedRange<Double>)] {
        var runs: [(lines: [Int], room: ClosedRange<Double>)] = []
        for line in lines {
            let room = room(for: line)
            if let last = runs.last, last.room.overlaps(room) {
                runs[runs.count - 1] = (last.lines + [line], last.room.clamped(to: room))
            } else {
                runs.append(([line], room))
            }
        }
        return runs
    }

    /// Returns where a line can meet a box, with room for the other lines at its side.
    private func ports(of line: Int, at end: Int) -> ClosedRange<Double> {
        let others = items[end].row > items[line].row ? uppers[end] : lowers[end]
        let gap = portGap(others.count, of: end)
        let before = others.count { items[$0].x < items[line].x || (items[$0].x == items[line].x && $0 < line) }
        let low = items[end].x - portRange(of: end) + Double(before) * gap
        return low...max(low, items[end].x + portRange(of: end) - Double(others.count - 1 - before) * gap)
    }

    /// Moves a box to where most of its arrows end vertically, as close as possible to where it is.
    private mutating func moveToLines(_ item: Int) {
        let (range, room) = (portRange(of: item), room(for: item))
        let ranges = ranges(uppers[item], range, of: item) + ranges(lowers[item], range, of: item)
        func straight(_ x: Double) -> Int { ranges.count { $0.0 - 0.01 <= x && x <= $0.1 + 0.01 } }
        let x = items[item].x
        let choices = ranges.flatMap { [$0.0, $0.1] }.filter(room.contains)
        let best = choices.max { (straight($0), -abs($0 - x)) < (straight($1), -abs($1 - x)) }
        if let best, straight(best) > straight(x) { items[item].x = best }
    }

    /// Returns where the center of a box can be for each of the lines at one of its sides to end vertically.
    private func ranges(_ others: [Int], _ range: Double, of item: Int) -> [(Double, Double)] {
        let gap = portGap(others.count, of: item)
        return others.sorted { items[$0].x < items[$1].x }.enumerated().map { place, other in
            let slack = items[other].isLine ? 0 : portRange(of: other)
            let right = items[other].x + range - Double(place) * gap + slack
            return (items[other].x - range + Double(others.count - 1 - place) * gap - slack, right)
        }
    }

    /// Moves one of two boxes with a single arrow between them, so that both are in one column.
    private mutating func alignColumn(_ chain: Chain) {
        let (upper, lower) = chain.shape == .up ? (chain.to, chain.from) : (chain.from, chain.to)
        guard lowers[upper].count == 1, uppers[lower].count == 1 else { return }
        let isUpperMoved = uppers[upper].count <= lowers[lower].count
        let (moved, fixed) = isUpperMoved ? (upper, lower) : (lower, upper)
        let x = items[fixed].x
        guard (chain.lines + [moved]).allSatisfy({ room(for: $0).contains(x) }) else { return }
        for item in chain.lines + [moved] { items[item].x = x }
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
