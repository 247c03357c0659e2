#if DEBUG
extension DiagramRows {
    /// The number of times that rows are ordered by their neighbors, and of exchanges of neighbors after each.
    private static let (sweeps, exchanges) = (8, 4)

    /// Orders the items of each row so that few arrows cross.
    ///
    /// - Parameter previous: The horizontal position of each state in an earlier layout. These states keep their order.
    mutating func order(keeping previous: [Int: Double]) {
        let isKept = items.indices.map { previous[$0] != nil }
        arrange()
        for row in rows.indices { keepOrder(in: row, of: previous) }
        var places = self.places()
        exchangeNeighbors(isKept, &places)
        var best = (rows: rows, crossings: crossings(places))
        for sweep in 0..<Self.sweeps where best.crossings > 0 {
            let isDown = sweep.isMultiple(of: 2)
            for row in isDown ? Array(rows.indices) : rows.indices.reversed() {
                sort(row, by: isDown ? uppers : lowers, places)
                keepOrder(in: row, of: previous)
                for (place, item) in rows[row].enumerated() { places[item] = place }
            }
            exchangeNeighbors(isKept, &places)
            let count = crossings(places)
            if count < best.crossings { best = (rows, count) }
        }
        rows = best.rows
    }

    /// Begins with the order in which a walk from the first item finds the others.
    private mutating func arrange() {
        var found = [Bool](repeating: false, count: items.count)
        var order = [[Int]](repeating: [], count: rows.count)
        for root in items.indices.sorted(by: { (items[$0].row, $0) < (items[$1].row, $1) }) {
            var stack = [root]
            while let item = stack.popLast() {
                guard !found[item] else { continue }
                found[item] = true
                order[items[item].row].append(item)
                stack += uppers[item].reversed()
                stack += lowers[item].reversed()
            }
        }
        rows = order
    }

    /// Puts the states of an earlier layout in their order, in the places that they have in the row.
    private mutating func keepOrder(in row: Int, of previous: [Int: Double]) {
        guard !previous.isEmpty else { return }
        let places = rows[row].indices.filter { previous[rows[row][$0]] != nil }
        let known = places.map { rows[row][$0] }.sorted { (previous[$0] ?? 0, $0) < (previous[$1] ?? 0, $1) }
        for (place, item) in zip(places, known) { rows[row][place] = item }
    }

    /// Sorts a row by the mean place of each item's neighbors.
    ///
    /// Items without neighbors keep their places.
    private mutating func sort(_ row: Int, by neighbors: [[Int]], _ places: [Int]) {
        var free: [Int] = []
        var means: [(mean: Double, item: Int)] = []
        for (place, item) in rows[row].enumerated() where !neighbors[item].isEmpty {
            var sum = 0
            for other in neighbors[item] { sum += places[other] }
            free.append(place)
            means.append((Double(sum) / Double(neighbors[item].count), item))
        }
        // Of equal means, the items stay in their order.
        let order = means.indices.sorted { (means[$0].mean, $0) < (means[$1].mean, $1) }
        for (place, index) in zip(free, order) { rows[row][place] = means[index].item }
    }

    /// Exchanges two neighbors wherever fewer arrows cross then.
    private mutating func exchangeNeighbors(_ isKept: [Bool], _ places: inout [Int]) {
        for _ in 0..<Self.exchanges {
            var isImproved = false
            for row in rows.indices where rows[row].count > 1 {
                for place in 0..<(rows[row].count - 1) {
                    let (first, second) = (rows[row][place], rows[row][place + 1])
                    guard !(isKept[first] && isKept[second]), gain(first, second, places) > 0 else { continue }
                    rows[row].swapAt(place, place + 1)
                    places[first] = place + 1
                    places[second] = place
                    isImproved = true
                }
            }
            if !isImproved { break }
        }
    }

    private func places() -> [Int] {
        var places = [Int](repeating: 0, count: items.count)
        for row in rows { for (place, item) in row.enumerated() { places[item] = place } }
        return places
    }
}
#endif
