#if DEBUG || Inspector
/// Places the items of rows so that arrows lead as little to the side as possible.
struct RowPlacement {
    /// What an item is connected to, and where it wants to be relative to that.
    private struct Neighbor {
        let item: Int
        let distance: Double
        let weight: Double
    }

    private static let passes = 30
    /// The movement that nobody sees.
    private static let smallest = 0.05

    private(set) var positions: [Double]
    private let rows: [[Int]]
    private let distances: [[Double]]
    private var above: [[Neighbor]]
    private var below: [[Neighbor]]

    init(_ rows: DiagramRows) {
        self.rows = rows.rows
        positions = Array(repeating: 0, count: rows.items.count)
        distances = rows.rows.map { row in zip(row, row.dropFirst()).map { rows.distance($0, $1) } }
        above = Array(repeating: [], count: rows.items.count)
        below = above
        for (segment, offset) in zip(rows.segments, rows.portOffsets()) {
            // Long arrows are straight in the middle rather than at their ends.
            let weight = rows.items[segment.upper].isLine && rows.items[segment.lower].isLine ? 8.0 : 1
            let distance = offset.upper - offset.lower
            above[segment.lower].append(Neighbor(item: segment.upper, distance: distance, weight: weight))
            below[segment.upper].append(Neighbor(item: segment.lower, distance: -distance, weight: weight))
        }
    }

    /// Places the rows below those before them at first, and then in the middle of all neighbors until nothing moves.
    mutating func run() {
        for row in rows.indices { _ = place(row, isAboveCounted: true, isBelowCounted: false) }
        for row in rows.indices.reversed() { _ = place(row, isAboveCounted: false, isBelowCounted: true) }
        for pass in 0..<Self.passes {
            var movement = 0.0
            for row in rows.indices {
                let row = pass.isMultiple(of: 2) ? row : rows.count - 1 - row
                movement = max(movement, place(row, isAboveCounted: true, isBelowCounted: true))
            }
            if movement < Self.smallest { break }
        }
    }

    /// Places a row, and returns how far an item moved at most.
    private mutating func place(_ row: Int, isAboveCounted: Bool, isBelowCounted: Bool) -> Double {
        let content = rows[row]
        var wanted: [Double] = []
        var weights: [Double] = []
        wanted.reserveCapacity(content.count)
        weights.reserveCapacity(content.count)
        for item in content {
            var (sum, total) = (0.0, 0.0)
            if isAboveCounted {
                for neighbor in above[item] {
                    sum += neighbor.weight * (positions[neighbor.item] + neighbor.distance)
                    total += neighbor.weight
                }
            }
            if isBelowCounted {
                for neighbor in below[item] {
                    sum += neighbor.weight * (positions[neighbor.item] + neighbor.distance)
                    total += neighbor.weight
                }
            }
            wanted.append(total > 0 ? sum / total : positions[item])
            weights.append(total > 0 ? total : 0.01)
        }
        let places = SeparatedPositions.positions(wanted, weights: weights, distances: distances[row])
        var movement = 0.0
        for (place, item) in content.enumerated() {
            movement = max(movement, abs(positions[item] - places[place]))
            positions[item] = places[place]
        }
        return movement
    }
}
#endif
